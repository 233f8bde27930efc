import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { resultOf } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeAccountTexts } from '#src/i18n/en/exchange/exchangeAccount.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'

const LOOKS = {
  profit: { tone: 'brand', Icon: TrendingUp },
  loss: { tone: 'red', Icon: TrendingDown },
  even: { tone: 'neutral', Icon: Minus },
} as const

/** Shows whether a sum, in poisha, is a profit or a loss; nothing if it is unknown. */
export function ResultBadge({ sum }: { sum: bigint | null }) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  if (sum === null) return null
  const result = resultOf(sum)
  const { tone, Icon } = LOOKS[result]
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {text.results[result]}
    </Badge>
  )
}
