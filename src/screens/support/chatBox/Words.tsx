import { ExternalLink } from 'lucide-react'
import { segmentsOf } from '#machines/support/chatBox/segments.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { chatBoxTexts } from '#src/i18n/en/support/chatBox.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import * as css from './chatBox.css.ts'

/** Renders the text of a message, whose addresses are links that say that they lead away. */
export function Words({ content }: { content: string }) {
  const { chatBox } = useTexts(chatBoxTexts)
  return segmentsOf(content).map(({ text, href }, at) => {
    if (!href) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <a key={at} href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
        {text} <ExternalLink size={14} className={css.away} />
        <span className={visuallyHidden}> {chatBox.away}</span>
      </a>
    )
  })
}
