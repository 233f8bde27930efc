import { CircleQuestionMark } from 'lucide-react'
import type { AnswerName } from '#machines/content/operator/answers.rules.ts'
import { learnTexts } from '../../i18n/en/app/learn.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './learn.css.ts'

/** Renders the `?` beside a word, which opens the answer to it. It takes no height of its own in the line of the word. */
export function Learn({ about }: { about: AnswerName }) {
  const { learn } = useTexts(learnTexts)
  const { shell } = useSite()
  return (
    <span className={css.beside}>
      <IconButton
        label={learn[about]}
        icon={<CircleQuestionMark size={18} />}
        onClick={() => shell.send({ type: 'answer.open', answer: about })}
      />
    </span>
  )
}
