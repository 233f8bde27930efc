import type { routerPorts } from '#machines/app/router/router.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { siteCalls } from '#machines/contract/site.ts'
import type { Environment } from '../../environment/environment.ts'
import { navigationPort } from '../../environment/navigation.ts'
import { wishStore } from '../../environment/wishes.ts'
import { promisePort } from '../common/promisePort.ts'

/** Returns the router's ports, except the one that loads the code of screens. */
export function routerPortsOf(environment: Environment): Omit<typeof routerPorts, 'loadScreen'> {
  const { window, http, report } = environment
  return {
    navigation: navigationPort(window),
    wishStore: wishStore(environment),
    loadMarketBlock: promisePort(report, async ({ signal }) =>
      mapResult(await http.send(siteCalls.marketBlock, { signal }), ({ marketBlock }) => marketBlock),
    ),
  }
}
