import { type ActorRefFrom, waitFor } from 'xstate'
import type { routerPorts } from '#machines/app/router/router.machine.ts'
import type { siteMachine } from '#machines/app/site/site.machine.ts'
import { mapResult, succeeded } from '#machines/common/result.ts'
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
    // The settings have one too, for when this call fails.
    loadMarketBlock: promisePort(report, async ({ signal, system }) => {
      const result = await http.send(siteCalls.marketBlock, { signal })
      const site: ActorRefFrom<typeof siteMachine> | undefined = system.get('site')
      if (result.ok || !site) return mapResult(result, ({ marketBlock }) => marketBlock)
      const { context } = await waitFor(site, ({ value }) => value.general !== 'loading', { signal })
      return context.general?.marketBlock ? succeeded(context.general.marketBlock) : result
    }),
  }
}
