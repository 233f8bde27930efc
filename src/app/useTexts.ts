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
 * Returns the texts that every screen shares and the given groups, in the language that the player chose:
 * `const { deposit, common } = useTexts(depositTexts)`. The English texts of a group come with the view that imports
 * them.
 */
export function useTexts<Groups extends readonly object[]>(...groups: Groups): Messages<Merged<Groups>> {
  const language = useSelector(useSite().shell, ({ context }) => context.language)
  return messagesIn(language, Object.assign({}, ...groups))
}
