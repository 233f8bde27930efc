import { MessageCircle } from 'lucide-react'
import { isBuilt } from '../../machines/app/router/routes.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useSite } from './site.context.ts'

/** To support: its chat, or the contacts that are configured where there is no chat yet. */
export function SupportButton({ label }: { label: string }) {
  const { shell } = useSite()
  const look = { tone: 'secondary', wide: true, icon: <MessageCircle size={20} /> } as const
  return isBuilt('/chat') ? (
    <ButtonLink {...look} href="/chat">
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={() => shell.send({ type: 'help.open' })}>
      {label}
    </Button>
  )
}
