import { MessageCircle } from 'lucide-react'
import { ButtonLink } from '../../ui/buttons/Button.tsx'

/** Renders the support button, which links to the chat. */
export function SupportButton({ label }: { label: string }) {
  return (
    <ButtonLink tone="secondary" wide icon={<MessageCircle size={20} />} href="/chat">
      {label}
    </ButtonLink>
  )
}
