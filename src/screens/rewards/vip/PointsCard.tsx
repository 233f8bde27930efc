import { Crown } from 'lucide-react'
import { missingPoints, mostPoints, percentReady } from '#machines/rewards/vip/vip.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './vip.css.ts'

/** Renders the points, and how close they are to the next conversion. */
export function PointsCard({ points }: { points: number }) {
  const { vip: text } = useTexts(vipTexts)
  const missing = missingPoints(points)
  return (
    <Card tone="wallet">
      <dl>
        <dt className={css.label}>{text.points}</dt>
        <dd className={css.points}>
          <Crown size={28} />
          <span className={css.number}>{points.toLocaleString('en')}</span>
        </dd>
      </dl>
      <ProgressBar label={text.progress} tone="gold" percent={percentReady(points)} />
      <p className={css.label}>
        {missing > 0
          ? text.missing(missing.toLocaleString('en'))
          : text.ready(mostPoints(points).toLocaleString('en'))}
      </p>
    </Card>
  )
}
