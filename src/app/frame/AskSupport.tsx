import { useSelector } from '@xstate/react'
import { MessageCircle } from 'lucide-react'
import { transactionRecordTexts } from '../../i18n/en/records/transactionRecord.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

interface Props {
  ask: string | undefined
  tone?: 'primary' | 'secondary'
}

/** Renders a button that leads to a chat, with a transaction's id already in its field; nothing without an id. */
export function AskSupport({ ask, tone = 'secondary' }: Props) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { router, session } = useSite()
  const remoteId = useSelector(session, ({ context }) => context.session?.remoteId ?? '')
  if (!ask) return null
  return (
    <Button
      tone={tone}
      wide
      icon={<MessageCircle size={20} />}
      onClick={() => router.send({ type: 'navigate', to: '/chat', state: { remoteId, ask } })}
    >
      {text.ask}
    </Button>
  )
}
