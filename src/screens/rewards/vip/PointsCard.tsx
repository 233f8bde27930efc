import { formatCount, formatMoney } from '@tiya/contract/amounts'
import { Crown } from 'lucide-react'
import { missingPoints, percentReady, pricedPoints, worthOf } from '#machines/rewards/vip/vip.rules.ts'
import { Learn } from '#src/app/frame/Learn.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './vip.css.ts'

interface Props {
  /** Null if they are unknown. */
  points: number | null
  rate: string | null
}

/** Renders the points, and what they bring, or how close they are to a conversion. */
export function PointsCard({ points, rate }: Props) {
  const { vip: text } = useTexts(vipTexts)
  return (
    <Card tone="wallet">
      <dl>
        <dt className={css.label}>
          {text.points}
          <Learn about="vip" />
        </dt>
        <dd className={css.points}>
          <Crown size={28} />
          <span className={css.number}>{formatCount(points)}</span>
        </dd>
      </dl>
      {points === null ? (
        <p className={css.label}>{text.unknown}</p>
      ) : (
        <Progress points={points} rate={rate} />
      )}
    </Card>
  )
}

function Progress({ points, rate }: Props & { points: number }) {
  const { vip: text } = useTexts(vipTexts)
  const missing = missingPoints(points)
  const most = pricedPoints(points)
  const worth = worthOf(most, rate)
  return (
    <>
      {missing > 0 && <ProgressBar label={text.progress} tone="gold" percent={percentReady(points)} />}
      <p className={css.label}>
        {missing > 0 ? text.missing(missing.toLocaleString('en')) : text.ready(most.toLocaleString('en'))}
      </p>
      {worth !== null && (
        <p className={css.label}>
          <WithAmounts>{text.worth(most.toLocaleString('en'), formatMoney(worth))}</WithAmounts>
        </p>
      )}
    </>
  )
}
