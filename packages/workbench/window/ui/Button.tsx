import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import * as css from './button.css.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon
  tone?: keyof typeof css.button
}

/** Renders a small button. Without children it needs an `aria-label`, which is also its tooltip. */
export function Button({ icon: Icon, tone = 'quiet', children, ...rest }: Props) {
  return (
    <button type="button" title={rest['aria-label']} {...rest} className={css.button[tone]}>
      {Icon && <Icon size={16} />}
      {children}
    </button>
  )
}
