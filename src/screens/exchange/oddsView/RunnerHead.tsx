import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { resultOf } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import type { marketOddsMachine } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import type { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { outcomesOf } from '#machines/exchange/oddsView/outcomes.rules.ts'
import { oddsQuote } from '#machines/exchange/prices.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { SignedMoney } from '#src/ui/feedback/Money.tsx'
import * as css from './runnerHead.css.ts'

interface Props {
  market: ActorRefFrom<typeof marketOddsMachine>
  view: ActorRefFrom<typeof oddsViewMachine>
  /** The key of the runner's row. */
  runner: string
  /** The runner's name. */
  children: ReactNode
}

/** Renders a runner's name with what the player's bets would bring; opened, also the prices that it has had. */
export function RunnerHead({ market, view, runner, children }: Props) {
  const open = useSelector(view, ({ context }) => context.opened === runner)
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    view.send({ type: 'runner.toggled', key: runner })
  }
  return (
    <details open={open}>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={css.summary} onClick={toggle}>
        <span className={css.name}>
          {children}
          <ChevronDown size={16} className={open ? css.opened : css.closed} />
        </span>
        <Outcome market={market} view={view} runner={runner} />
      </summary>
      {open && <Trail market={market} runner={runner} />}
    </details>
  )
}

function Outcome({ market, view, runner }: Omit<Props, 'children'>) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const bets = useSelector(view, ({ context }) => context.bets)
  const outdated = useSelector(view, ({ value }) => value.bets === 'outdated')
  const table = useSelector(market, ({ context }) => context.table)
  const amount = outcomesOf(bets, table?.rows ?? [], outdated).get(runner)
  if (amount === undefined) return null
  return (
    <span className={css.outcome[amount === null ? 'even' : resultOf(amount)]}>
      <span className={visuallyHidden}>{text.ifWins} </span>
      <SignedMoney amount={amount} />
    </span>
  )
}

/** Width and height of the drawing's coordinates. */
const WIDTH = 100
const HEIGHT = 20

/** Returns a line through prices at equal distances, from the lowest at the bottom to the highest at the top. */
function lineThrough(prices: readonly number[], low: number, high: number): string {
  if (low === high) return `0,${HEIGHT / 2} ${WIDTH},${HEIGHT / 2}`
  const step = WIDTH / (prices.length - 1)
  return prices.map((price, at) => `${at * step},${((high - price) / (high - low)) * HEIGHT}`).join(' ')
}

function Trail({ market, runner }: Pick<Props, 'market' | 'runner'>) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const prices = useSelector(market, ({ context }) => context.trails.get(runner))
  if (!prices) return <p className={css.words}>{text.seenNone}</p>
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const shown = (price: number) => oddsQuote(price, null).shown.price
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className={css.drawing}
      >
        <polyline points={lineThrough(prices, low, high)} className={css.line} />
      </svg>
      <p className={css.words}>{text.seen(shown(low), shown(high))}</p>
    </>
  )
}
