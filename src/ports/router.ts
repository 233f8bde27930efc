import { fromPromise } from 'xstate'
import { mapOutcome } from '../../machines/contract/outcome.ts'
import { siteCalls } from '../../machines/contract/site.ts'
import type { routerPorts } from '../../machines/router/router.machine.ts'
import { navigationPort } from './navigation.ts'
import type { Outside } from './outside.ts'

/** The router's ports, less the one that knows where the screens' code lies. */
export function routerPortsOf({ page, http }: Outside): Omit<typeof routerPorts, 'loadScreen'> {
  return {
    navigation: navigationPort(page),
    askMarketBlock: fromPromise(async ({ signal }) =>
      mapOutcome(await http.send(siteCalls.marketBlock, { signal }), ({ marketBlock }) => marketBlock),
    ),
  }
}
