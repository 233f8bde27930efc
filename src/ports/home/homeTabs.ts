import { mapResult } from '#machines/common/result.ts'
import { catalogueCalls } from '#machines/contract/games.ts'
import type { homeTabsPorts } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { distinct } from '#machines/home/homeTabs/homeTabs.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'
import { promisePort } from '../common/promisePort.ts'

/** Returns the port that loads the systems of a type, without duplicates. */
export function loadSystemsOf({ http, report }: Environment): (typeof homeTabsPorts)['loadSystems'] {
  return promisePort(report, async ({ input, signal }) =>
    mapResult(await http.send(catalogueCalls.systems, { query: { type: input }, signal }), ({ systems }) =>
      distinct(systems, (system) => system),
    ),
  )
}

export function homeTabsPortsOf(environment: Environment): typeof homeTabsPorts {
  return {
    loadSystems: loadSystemsOf(environment),
    tabReturns: tabReturns(environment),
    loadProviders: promisePort(environment.report, async ({ input, signal }) =>
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
