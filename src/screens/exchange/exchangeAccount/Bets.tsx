import type { ActorRefFrom } from 'xstate'
import type { accountBetsMachine } from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import { decidedBets, openBets } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeAccountTexts } from '#src/i18n/en/exchange/exchangeAccount.ts'
import { useExchangeBets } from '../../records/bettingRecord/useExchangeBets.tsx'
import { FilteredRecords } from '../../records/FilteredRecords.tsx'
import { RecordsPanel } from '../../records/RecordsPanel.tsx'
import { useDateField } from './useDateField.ts'

interface Props {
  actor: ActorRefFrom<typeof accountBetsMachine>
  part: 'bets' | 'history'
}

/** Renders the `My Bets` and `Bets History` parts. */
export function Bets({ actor, part }: Props) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  const fields = useDateField()
  return (
    <RecordsPanel actor={actor}>
      <FilteredRecords
        actor={actor}
        fields={() => fields}
        narrow={part === 'bets' ? openBets : decidedBets}
        empty={{ hint: text.empty[part], action: text.toExchange, href: '/exchange' }}
        {...useExchangeBets()}
      />
    </RecordsPanel>
  )
}
