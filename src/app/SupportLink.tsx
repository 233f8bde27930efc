import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSite } from './site.context.ts'

interface Props {
  /** The accessible name of a link that shows an icon. */
  label?: string | undefined
  className: string
  children: ReactNode
}

/** Links a player to the chat. Opens the help sheet for a guest, because the chat requires a session. */
export function SupportLink({ label, className, children }: Props) {
  const { shell, session } = useSite()
  const player = useSelector(session, ({ context }) => context.session !== null)
  return (
    <Link
      href="/chat"
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (player) return
        event.preventDefault()
        shell.send({ type: 'help.open' })
      }}
    >
      {children}
    </Link>
  )
}
