import type { Transaction } from '@tiya/contract/money'
import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react'
import { statusOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'

const LOOKS = {
  processing: { tone: 'amber', Icon: Clock },
  success: { tone: 'brand', Icon: CircleCheck },
  fail: { tone: 'red', Icon: CircleX },
  unknown: { tone: 'neutral', Icon: CircleHelp },
} as const

/** Renders the status of a transaction as a word, an icon and a colour, which all say the same. */
export function StatusBadge({ transaction }: { transaction: Pick<Transaction, 'key'> }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const status = statusOf(transaction) ?? 'unknown'
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {text.statuses[status]}
    </Badge>
  )
}
