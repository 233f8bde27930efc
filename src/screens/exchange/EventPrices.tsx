import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type listPricesMachine, rowChildOf } from '#machines/exchange/listPrices/listPrices.machine.ts'
import {
  hasRunners,
  listedTable,
  shortTable,
  sideBySide,
} from '#machines/exchange/listPrices/listPrices.rules.ts'
import { areDelayed, arePricesDisabled } from '#machines/exchange/liveOdds.selectors.ts'
import type { marketOddsMachine } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import type { MarketTable } from '#machines/exchange/marketOdds/marketOdds.rules.ts'
import type { ListedEvent, Phase } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { type OddsSide, OddsTable } from '../../app/odds/OddsTable.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { oddsViewTexts } from '../../i18n/en/exchange/oddsView.ts'
import { sportEventsTexts } from '../../i18n/en/exchange/sportEvents.ts'
import * as css from './events.css.ts'

const SIDES: readonly OddsSide[] = [
  { side: 'back', levels: [0] },
  { side: 'lay', levels: [0] },
]

/** How the prices of a row are laid out. */
interface Looks {
  /** The event's name as displayed. */
  title: string
  /** True if a draw is one of the runners. */
  mayDraw: boolean
}

interface Props extends Looks {
  event: ListedEvent
  phase: Phase
  prices: ActorRefFrom<typeof listPricesMachine>
}

/** Renders the best prices of an event's runners: those of the list, else those that its row loads while in view. */
export function EventPrices(props: Props) {
  const { event, prices } = props
  const disabled = useSelector(prices, arePricesDisabled)
  const delayed = useSelector(prices, areDelayed)
  if (!hasRunners(event)) return <OwnPrices {...props} />
  return (
    <BestPrices
      {...props}
      table={listedTable(event)}
      disabled={disabled}
      delayed={delayed}
      onOpen={(cell) => prices.send({ type: 'cell.pressed', cell })}
    />
  )
}

function OwnPrices(props: Props) {
  const { event, prices } = props
  const marketId = event.MarketId
  const odds = useSelector(prices, ({ children }) => children[rowChildOf(marketId)])
  return (
    <div className={css.reserved[props.phase === 'over' ? 'result' : 'prices']}>
      {odds && <LoadedPrices {...props} actor={odds} />}
    </div>
  )
}

interface LoadedProps extends Looks {
  actor: ActorRefFrom<typeof marketOddsMachine>
}

function LoadedPrices({ actor, ...looks }: LoadedProps) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const table = useSelector(actor, ({ context }) => context.table)
  const disabled = useSelector(actor, arePricesDisabled)
  const delayed = useSelector(actor, areDelayed)
  if (!table) return disabled && <p className={css.none}>{text.failed}</p>
  if (table.rows.length === 0 && table.status !== 'closed')
    return <p className={css.none}>{text.noRunners}</p>
  return (
    <BestPrices
      {...looks}
      table={shortTable(table)}
      disabled={disabled}
      delayed={delayed}
      onOpen={(cell) => actor.send({ type: 'cell.pressed', cell })}
    />
  )
}

interface PricesProps extends Looks {
  table: MarketTable
  disabled: boolean
  delayed: boolean
  onOpen: (cell: string) => void
}

function BestPrices({ table, title, mayDraw, disabled, delayed, onOpen }: PricesProps) {
  const { oddsView: text, sportEvents } = useTexts(oddsViewTexts, sportEventsTexts)
  if (table.winner)
    return (
      <p className={css.winner} dir="auto">
        {sportEvents.winner(table.winner)}
      </p>
    )
  if (table.status === 'closed') return <p className={css.none}>{text.closed}</p>
  const columns = sideBySide(table.rows, title, mayDraw)
  return (
    <div className={css.prices}>
      <OddsTable
        label={title}
        kind="odds"
        sides={SIDES}
        rows={columns ?? table.rows}
        beside={columns !== undefined}
        disabled={disabled}
        note={delayed ? text.delayed : undefined}
        onOpen={onOpen}
      />
    </div>
  )
}
