import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type {
  bettingRecordMachine,
  exchangeRecordMachine,
  settledMachine,
} from '../../../../machines/records/bettingRecord/bettingRecord.machine.ts'
import { contents } from '../../../app/screenFrame.css.ts'
import { useFlowState } from '../../../app/useFlowState.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { bettingRecordTexts } from '../../../i18n/en/records/bettingRecord.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { FilterActions } from '../FilteredRecords.tsx'
import { RecordsFrame } from '../RecordsFrame.tsx'
import * as css from './bettingRecord.css.ts'
import { ExchangeBets } from './ExchangeBets.tsx'
import { SettledBets } from './SettledBets.tsx'

/** `/betting-record`. */
export function BettingRecordScreen({ actor }: { actor: ActorRefFrom<typeof bettingRecordMachine> }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const states = useFlowState(actor)
  const tab = useSelector(actor, ({ context }) => context.tab)
  const settled = useSelector(actor, ({ children }) => children.settled)
  const exchange = useSelector(actor, ({ children }) => children.exchange)
  return (
    <RecordsFrame
      flow="bettingRecord"
      state={states}
      title={text.title}
      trailing={
        tab === 'settled'
          ? settled && <FilterActions actor={settled} />
          : exchange && <FilterActions actor={exchange} />
      }
    >
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        items={[
          { value: 'settled', label: text.settled },
          { value: 'exchange', label: text.exchange },
        ]}
      >
        {tab === 'settled'
          ? settled && (
              <Panel key={tab} flow={tab} actor={settled}>
                <SettledBets actor={settled} />
              </Panel>
            )
          : exchange && (
              <Panel key={tab} flow="exchangeRecord" actor={exchange}>
                <ExchangeBets actor={exchange} />
              </Panel>
            )}
      </Tabs>
    </RecordsFrame>
  )
}

interface PanelProps {
  flow: string
  actor: ActorRefFrom<typeof settledMachine> | ActorRefFrom<typeof exchangeRecordMachine>
  children: ReactNode
}

/** The open tab, marked with the state of its flow. */
function Panel({ flow, actor, children }: PanelProps) {
  const states = useFlowState(actor)
  return (
    <div data-flow={flow} data-state={states} className={contents}>
      <div className={css.panel}>{children}</div>
    </div>
  )
}
