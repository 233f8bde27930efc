import { MessageCircle } from 'lucide-react'
import { isBuilt } from '../../machines/app/router/routes.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useSite } from './site.context.ts'

/** Renders the support button. It links to the chat, or opens the contacts if there is no chat screen. */
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
