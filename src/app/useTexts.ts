import { useSelector } from '@xstate/react'
import { type Messages, messagesIn } from '../i18n/messages.ts'
import { useSite } from './site.context.ts'

type Merged<Groups extends readonly object[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends object[],
]
  ? First & Merged<Rest>
  : unknown

/**
 * Returns the shared texts and the given groups in the player's language:
 * `const { deposit, common } = useTexts(depositTexts)`. Each view imports the English texts of its groups.
 */
export function useTexts<Groups extends readonly object[]>(...groups: Groups): Messages<Merged<Groups>> {
  const language = useSelector(useSite().shell, ({ context }) => context.language)
  return messagesIn(language, Object.assign({}, ...groups))
}
