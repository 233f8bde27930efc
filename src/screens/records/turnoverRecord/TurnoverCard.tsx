import type { Turnover } from '@tiya/contract/money'
import { CircleCheck, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { bonusOf, percentLeft, promotionOf } from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { turnoverRecordTexts } from '#src/i18n/en/records/turnoverRecord.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { TurnoverLeft } from './TurnoverLeft.tsx'
import * as css from './turnoverRecord.css.ts'

/** Renders a turnover: what is left of the requirement, and what it is for. */
export function TurnoverCard({ turnover, active }: { turnover: Turnover; active: boolean }) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const { required_turnover, created_at } = turnover
  const name = promotionOf(turnover)?.name || text.ordinary
  const bonus = bonusOf(turnover)
  const percent = percentLeft(turnover)
  const since = dhakaMinute(created_at)
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        {active ? (
          percent !== null && (
            <Badge tone="amber" icon={<Gauge size={14} />}>
              {text.left(percent)}
            </Badge>
          )
        ) : (
          <Badge tone="brand" icon={<CircleCheck size={14} />}>
            {text.completed}
          </Badge>
        )}
      </div>
      {active && <TurnoverLeft label={text.remaining} progress={text.progress(name)} turnover={turnover} />}
      <dl className={css.facts}>
        <Fact name={text.required}>
          <Money amount={required_turnover} />
        </Fact>
        {bonus !== null && (
          <Fact name={text.bonus}>
            <span className={css.bonus}>
              <Money amount={bonus} />
            </span>
          </Fact>
        )}
        {since && <Fact name={text.since}>{since}</Fact>}
      </dl>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
