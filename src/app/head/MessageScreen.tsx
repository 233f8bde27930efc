import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import * as css from './messageScreen.css.ts'

interface Props {
  art: ReactNode
  /** The screen's level-1 heading. */
  title: string
  text: string
  /** Buttons or links below the text. */
  children?: ReactNode
}

/** Renders a centred message that fills the screen: art, heading, text and actions. */
export function MessageScreen({ art, title, text, children }: Props) {
  return (
    <div className={css.message}>
      {art}
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
