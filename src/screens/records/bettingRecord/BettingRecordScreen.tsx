import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { bettingRecordMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { FilterActions } from '../FilteredRecords.tsx'
import { RecordsFrame } from '../RecordsFrame.tsx'
import { RecordsPanel } from '../RecordsPanel.tsx'
import { ExchangeBets } from './ExchangeBets.tsx'
import { SettledBets } from './SettledBets.tsx'

/** The `/betting-record` screen. */
export function BettingRecordScreen({ actor }: { actor: ActorRefFrom<typeof bettingRecordMachine> }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const tab = useSelector(actor, ({ context }) => context.tab)
  // The press on a tab is answered by the tab; its records follow.
  const shown = useDeferredValue(tab)
  const { settled, exchange } = useSelector(actor, ({ children }) => children)
  return (
    <RecordsFrame
      actor={actor}
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
        {shown === 'settled'
          ? settled && (
              <RecordsPanel key={shown} actor={settled}>
                <SettledBets actor={settled} />
              </RecordsPanel>
            )
          : exchange && (
              <RecordsPanel key={shown} actor={exchange}>
                <ExchangeBets actor={exchange} />
              </RecordsPanel>
            )}
      </Tabs>
    </RecordsFrame>
  )
}
