import { MessageCircle } from 'lucide-react'
import type { Transaction } from '../../../../machines/contract/money.ts'
import { idToAskAbout } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { Button } from '../../../ui/Button.tsx'

/** Renders a button that leads to a chat, with the transaction's id already in its field. */
export function AskSupport({ transaction }: { transaction: Transaction }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { router } = useSite()
  const ask = idToAskAbout(transaction)
  if (!ask) return null
  return (
    <Button
      tone="secondary"
      wide
      icon={<MessageCircle size={20} />}
      onClick={() => router.send({ type: 'navigate', to: '/chat', state: { ask } })}
    >
      {text.ask}
    </Button>
  )
}
