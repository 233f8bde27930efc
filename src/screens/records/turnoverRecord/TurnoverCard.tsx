import { CircleCheck, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { dhakaMinute } from '../../../../machines/common/dhaka.ts'
import type { Turnover } from '../../../../machines/contract/money.ts'
import { bonusOf, percentLeft } from '../../../../machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { turnoverRecordTexts } from '../../../i18n/en/records/turnoverRecord.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Money.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import * as css from './turnoverRecord.css.ts'

/** Renders a turnover: what is left of the requirement, and what it is for. */
export function TurnoverCard({ turnover, active }: { turnover: Turnover; active: boolean }) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const { required_turnover, remaining_turnover, promotion, created_at } = turnover
  const name = promotion?.name || text.ordinary
  const percent = percentLeft(turnover)
  const bonus = bonusOf(turnover)
  const since = dhakaMinute(created_at)
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        {active ? (
          <Badge tone="amber" icon={<Gauge size={14} />}>
            {text.left(percent)}
          </Badge>
        ) : (
          <Badge tone="brand" icon={<CircleCheck size={14} />}>
            {text.done}
          </Badge>
        )}
      </div>
      {active && (
        <>
          <p className={css.remaining}>
            <span className={css.label}>{text.remaining}</span>
            <span className={css.figure}>
              <Money amount={remaining_turnover} />
            </span>
          </p>
          <ProgressBar label={text.progress(name)} percent={percent} tone="amber" />
        </>
      )}
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
