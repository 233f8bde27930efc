import type { Fancy, Market } from '#machines/contract/exchange.ts'

/** Time between two requests, in ms. */
const PERIOD = 300

/** The odds as the page reads them: plain JSON, unchecked. */
export interface Odds {
  readonly market: Market
  readonly bookmaker: readonly {
    readonly runner: string
    readonly backPrice: number
    readonly layPrice: number
  }[]
  readonly fancy: readonly Fancy[]
}

async function load(): Promise<Odds> {
  const [market, event] = await Promise.all(
    ['match-odds', 'event'].map(async (call) => (await fetch(`/exchange-data/${call}/1`)).json()),
  )
  const { bookmaker, fancy2 } = event.data.items[1]
  return { market, bookmaker, fancy: fancy2 }
}

/** Loads and shows the odds every 300 ms, or as soon as a slower response arrives, until the page is closed. */
export async function poll(show: (odds: Odds) => void): Promise<void> {
  const start = performance.now()
  show(await load())
  setTimeout(() => poll(show), Math.max(0, PERIOD - (performance.now() - start)))
}
