import type { Turnover } from '@tiya/contract/money'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type {
  turnoverRecordMachine,
  turnoversMachine,
} from '#machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { type TurnoverTab, turnoversOf } from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { turnoverRecordTexts } from '#src/i18n/en/records/turnoverRecord.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyRecords } from '../EmptyRecords.tsx'
import { RecordsFrame } from '../RecordsFrame.tsx'
import { RecordsList } from '../RecordsList.tsx'
import { TurnoverCard } from './TurnoverCard.tsx'
import * as css from './turnoverRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof turnoverRecordMachine> }

/** The `/turnover-record` screen. */
export function TurnoverRecordScreen({ actor }: Props) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const tab = useSelector(actor, ({ value }) => value)
  const turnovers = useSelector(actor, ({ children }) => children.turnovers)
  return (
    <RecordsFrame actor={actor} title={text.title}>
      {turnovers && (
        <TurnoverTabs
          actor={turnovers}
          tab={tab}
          onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        />
      )}
    </RecordsFrame>
  )
}

interface TabsProps {
  actor: ActorRefFrom<typeof turnoversMachine>
  tab: TurnoverTab
  onChange: (tab: TurnoverTab) => void
}

function TurnoverTabs({ actor, tab, onChange }: TabsProps) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const narrow = useCallback((rows: readonly Turnover[]) => turnoversOf(rows, tab), [tab])
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }))
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={onChange}
      items={[
        { value: 'active', label: text.active },
        { value: 'completed', label: text.completed },
      ]}
      busy={loading}
    >
      <div className={css.panel}>
        <RecordsList
          actor={actor}
          texts={text}
          skeleton={<Skeleton shape="tall" count={2} />}
          narrow={narrow}
          empty={
            <EmptyRecords
              {...(tab === 'active'
                ? { hint: text.noActiveHint, action: text.noActiveAction, href: '/deposit' }
                : { hint: text.noCompletedHint, action: text.noCompletedAction, href: '/games' })}
            />
          }
        >
          {(shown, refreshing) => (
            <ul aria-label={text.list} aria-busy={refreshing || undefined} className={css.panel}>
              {shown.map((turnover, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the server may repeat an id
                <TurnoverCard key={index} turnover={turnover} active={tab === 'active'} />
              ))}
            </ul>
          )}
        </RecordsList>
      </div>
    </Tabs>
  )
}
