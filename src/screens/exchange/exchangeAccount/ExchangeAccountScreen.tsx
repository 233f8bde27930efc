import { useSelector } from '@xstate/react'
import { ChartNoAxesCombined, Clock, History, ListChecks, UserRound, Wallet } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { exchangeAccountMachine } from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import { ACCOUNT_PARTS } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeAccountTexts } from '#src/i18n/en/exchange/exchangeAccount.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { FilterActions } from '../../records/FilteredRecords.tsx'
import { ExchangeFrame } from '../ExchangeFrame.tsx'
import { Activity } from './Activity.tsx'
import { Bets } from './Bets.tsx'
import * as css from './exchangeAccount.css.ts'
import { Player } from './Player.tsx'
import { ProfitAndLoss } from './ProfitAndLoss.tsx'

const ICONS = {
  profile: <UserRound />,
  balance: <Wallet />,
  bets: <Clock />,
  history: <ListChecks />,
  'profit-loss': <ChartNoAxesCombined />,
  activity: <History />,
}

type Props = { actor: ActorRefFrom<typeof exchangeAccountMachine> }

/** The `/exchange-account` screen. */
export function ExchangeAccountScreen({ actor }: Props) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  const part = useSelector(actor, ({ context }) => context.part)
  return (
    <ExchangeFrame actor={actor} title={text.title} trailing={<Actions actor={actor} />}>
      <Tabs
        label={text.parts}
        variant="grid"
        value={part}
        onChange={(chosen) => actor.send({ type: 'part.chosen', part: chosen })}
        items={ACCOUNT_PARTS.map((value) => ({ value, label: text.names[value], icon: ICONS[value] }))}
      >
        <div className={css.panel}>
          <Panel actor={actor} />
        </div>
      </Tabs>
    </ExchangeFrame>
  )
}

/** Renders the buttons of the open part. */
function Actions({ actor }: Props) {
  const part = useSelector(actor, ({ context }) => context.part)
  const { open, decided, profitLoss, activity } = useSelector(actor, ({ children }) => children)
  if (part === 'activity') return activity && <FilterActions actor={activity} />
  const bets = part === 'bets' ? open : part === 'history' ? decided : part === 'profit-loss' && profitLoss
  return bets && <FilterActions actor={bets} />
}

function Panel({ actor }: Props) {
  const part = useSelector(actor, ({ context }) => context.part)
  const { player, open, decided, profitLoss, activity } = useSelector(actor, ({ children }) => children)
  switch (part) {
    case 'profile':
    case 'balance':
      return player && <Player actor={player} part={part} />
    case 'bets':
      return open && <Bets key={part} actor={open} part={part} />
    case 'history':
      return decided && <Bets key={part} actor={decided} part={part} />
    case 'profit-loss':
      return profitLoss && <ProfitAndLoss actor={profitLoss} />
    case 'activity':
      return activity && <Activity actor={activity} />
  }
}
