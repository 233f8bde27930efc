import { ArrowLeftRight } from 'lucide-react'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '../../../../machines/common/dhaka.ts'
import type { ExchangeRecord } from '../../../../machines/contract/play.ts'
import type { exchangeRecordMachine } from '../../../../machines/records/bettingRecord/bettingRecord.machine.ts'
import { exchangeId, filterExchange } from '../../../../machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { bettingRecordTexts } from '../../../i18n/en/records/bettingRecord.ts'
import { recordsTexts } from '../../../i18n/en/records/records.ts'
import { Money } from '../../../ui/Money.tsx'
import { optionsOf } from '../FilterDialog.tsx'
import { FilteredRecords } from '../FilteredRecords.tsx'
import { ExchangeDetails } from './BetDetails.tsx'
import { ExchangeStatusBadge } from './ExchangeStatusBadge.tsx'

/** The tab `Exchange`. */
export function ExchangeBets({ actor }: { actor: ActorRefFrom<typeof exchangeRecordMachine> }) {
  const { bettingRecord: text, records } = useTexts(bettingRecordTexts, recordsTexts)
  const summary = useCallback(
    (bet: ExchangeRecord) => ({
      icon: <ArrowLeftRight />,
      name: bet.event_name,
      detail: bet.bet_type,
      when: dhakaMinute(bet.created_at),
      amount: <Money amount={bet.stake} />,
      result: <ExchangeStatusBadge bet={bet} />,
    }),
    [],
  )
  return (
    <FilteredRecords
      actor={actor}
      list="exchangeBets"
      fields={() => [{ name: 'date', label: records.date, options: optionsOf(records.dates) }]}
      narrow={filterExchange}
      empty={{ hint: text.exchangeHint, action: text.exchangeAction, href: '/exchange' }}
      idOf={exchangeId}
      summary={summary}
      details={{ title: text.details, of: (bet) => <ExchangeDetails bet={bet} /> }}
    />
  )
}
