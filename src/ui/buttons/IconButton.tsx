import type { ComponentProps, ReactNode } from 'react'
import * as css from './iconButton.css.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  tone?: keyof typeof css.tone | undefined
}

/** Renders a button with an icon only, 44 px square. */
export function IconButton({ label, icon, tone = 'plain', type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} className={css.tone[tone]}>
      {icon}
    </button>
  )
}
