import { fromCallback, fromPromise } from 'xstate'
import type { Location } from '../../../machines/app/router/access.rules.ts'
import { mapResult } from '../../../machines/common/result.ts'
import { catalogueCalls } from '../../../machines/contract/games.ts'
import { HOME_TABS } from '../../../machines/games/gameKinds.ts'
import type { homePorts } from '../../../machines/home/home/home.machine.ts'
import type { homeTabsPorts } from '../../../machines/home/homeTabs/homeTabs.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Each name once, and what has no name not at all: a list of choices tells them apart by nothing else. */
function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return items.filter(
    (item, at) => nameOf(item) !== '' && items.findIndex((one) => nameOf(one) === nameOf(item)) === at,
  )
}

/** The port that asks for the systems of a type, each named once. */
export function loadSystemsOf({ http }: Environment): (typeof homeTabsPorts)['loadSystems'] {
  return fromPromise(async ({ input, signal }) =>
    mapResult(await http.send(catalogueCalls.systems, { query: { type: input }, signal }), ({ systems }) =>
      distinct(systems, (system) => system),
    ),
  )
}

export function homeTabsPortsOf(environment: Environment): typeof homeTabsPorts {
  return {
    loadSystems: loadSystemsOf(environment),
    loadProviders: fromPromise(async ({ input, signal }) =>
      mapResult(
        await environment.http.send(catalogueCalls.providersOf, {
          query: { system: input.join(',') },
          signal,
        }),
        ({ data }) => distinct(data, ({ platform }) => platform),
      ),
    ),
  }
}

/** The type of the tab that the address asks for, else of the one that was open when this entry was left. */
export function readTab({ query, state }: Location): string {
  const left = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined
  const tab = HOME_TABS.find(({ key }) => key === query.tab) ?? HOME_TABS.find(({ type }) => type === left)
  return tab?.type ?? 'SPORTS'
}

/** True where the player asks for reduced motion. */
export function prefersReducedMotion(window: Window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function homePortsOf({ window }: Environment): typeof homePorts {
  return {
    scroll: fromCallback(({ sendBack, receive }) => {
      const report = () => sendBack({ type: 'scrolled', y: window.scrollY })
      receive(() => window.scrollTo({ top: 0, behavior: prefersReducedMotion(window) ? 'auto' : 'smooth' }))
      window.addEventListener('scroll', report, { passive: true })
      return () => window.removeEventListener('scroll', report)
    }),
  }
}
