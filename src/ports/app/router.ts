import { fromPromise } from 'xstate'
import type { routerPorts } from '../../../machines/app/router/router.machine.ts'
import { mapOutcome } from '../../../machines/common/result.ts'
import { siteCalls } from '../../../machines/contract/site.ts'
import type { Outside } from '../../environment/environment.ts'
import { navigationPort } from '../../environment/navigation.ts'

/** The router's ports, less the one that knows where the screens' code lies. */
export function routerPortsOf({ page, http }: Outside): Omit<typeof routerPorts, 'loadScreen'> {
  return {
    navigation: navigationPort(page),
    askMarketBlock: fromPromise(async ({ signal }) =>
      mapOutcome(await http.send(siteCalls.marketBlock, { signal }), ({ marketBlock }) => marketBlock),
    ),
  }
}
