import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { supportFor } from '#machines/access/session/session.selectors.ts'
import { useSite } from '../site.context.ts'
import { useIsPlayer } from '../useIsPlayer.ts'

interface Props {
  /** The accessible name of a link that shows an icon. */
  label?: string | undefined
  className: string
  /** The id of its description. */
  describedBy?: string | undefined
  /** Called before the chat or the sheet opens. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** Links to the chat, or opens the help sheet. */
export function SupportLink({ label, className, describedBy, onFollow, children }: Props) {
  const { shell } = useSite()
  const support = supportFor(useIsPlayer())
  return (
    <Link
      href="/chat"
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      onClick={(event) => {
        onFollow?.()
        if (support === 'chat') return
        event.preventDefault()
        shell.send({ type: 'help.open' })
      }}
    >
      {children}
    </Link>
  )
}
