import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './button.css.ts'

interface Look {
  /** `primary`: the main action, one per screen; `danger`: a destructive action. */
  tone?: keyof typeof css.tone | undefined
  size?: keyof typeof css.sizes | undefined
  /** Fills the width of the container. */
  wide?: boolean | undefined
  icon?: ReactNode
}

const classes = ({ tone = 'primary', size = 'normal', wide }: Look) =>
  `${css.button} ${css.tone[tone]} ${css.sizes[size]}${wide ? ` ${css.wide}` : ''}`

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** True while the action is running: the button is disabled, and its label has an ellipsis. Or the words instead. */
    busy?: string | boolean | null | undefined
  }

/** Renders a button, 48 px high (`small`: 44 px). */
export function Button({
  tone,
  size,
  wide,
  icon,
  busy,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ tone, size, wide })}
      disabled={disabled || Boolean(busy)}
    >
      {!busy && icon}
      {typeof busy === 'string' ? busy : children}
      {busy === true && '…'}
    </button>
  )
}

type ButtonLinkProps = Look & {
  href: string
  /** Navigation state for the screen that the link leads to. */
  state?: unknown
  'aria-describedby'?: string | undefined
  children: ReactNode
  onClick?: (() => void) | undefined
}

/** Renders an internal link that looks like a button. */
export function ButtonLink({ tone, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ tone, size, wide })}>
      {icon}
      {children}
    </Link>
  )
}
