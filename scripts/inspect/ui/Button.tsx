import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as css from './button.css.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  tone?: keyof typeof css.button
}

/** Renders a small button. Without children it needs an `aria-label`, which is also its tooltip. */
export function Button({ icon, tone = 'quiet', children, ...rest }: Props) {
  return (
    <button type="button" title={rest['aria-label']} {...rest} className={css.button[tone]}>
      {icon}
      {children}
    </button>
  )
}
