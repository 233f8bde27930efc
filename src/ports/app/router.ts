import { siteCalls } from '@tiya/contract/site'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { routerPorts } from '#machines/app/router/router.setup.ts'
import type { siteMachine } from '#machines/app/site/site.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Location } from '#machines/common/routing/access.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { coverOf, pageState } from '../../environment/page/cover.ts'
import { followEntries } from '../../environment/page/entries.ts'
import { entryState, goTo, isChangedSilently } from '../../environment/page/navigation.ts'
import { wishStore } from '../../environment/storage/wishes.ts'

/** `popstate` is the browser's; wouter dispatches the others when the page changes the history. */
const EVENTS = ['popstate', 'pushState', 'replaceState'] as const

function readLocation(window: Window): Location {
  return {
    path: window.location.pathname,
    query: Object.fromEntries(new URLSearchParams(window.location.search)),
    state: pageState(window),
  }
}

/**
 * Returns a callback actor for the address bar and the history. It sends `location.changed` initially and on every
 * change of the page, and navigates when it receives an address or `back`.
 */
function navigationPort(environment: Environment): (typeof routerPorts)['navigation'] {
  const { window } = environment
  return channelPort(({ sendBack, receive }) => {
    const isAgain = followEntries(window)
    const cover = coverOf(window)
    const report = () => {
      if (!isChangedSilently()) sendBack({ type: 'location.changed', location: readLocation(window) })
    }
    const follow = (event: Event) => {
      if (isAgain(event.type)) window.history.back()
      else if (!cover.takes(event)) report()
    }
    receive((event) => {
      if (event.type === 'back') return window.history.back()
      const { to, replace = false, state = null, returns } = event
      cover.goOn(() => {
        const own = returns ? { ...Object(state), fromState: entryState(window) } : state
        goTo(environment, to, { replace, state: own })
      })
    })
    // Each screen restores its own scroll position once its content is there.
    window.history.scrollRestoration = 'manual'
    for (const event of EVENTS) window.addEventListener(event, follow)
    report()
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, follow)
    }
  })
}

/** Returns the router's ports, except the one that loads the code of screens. */
export function routerPortsOf(environment: Environment): Omit<typeof routerPorts, 'loadScreen'> {
  const { http, report } = environment
  return {
    navigation: navigationPort(environment),
    wishStore: wishStore(environment),
    // The settings have one too, which the router knows first: it counts if this call fails.
    loadMarketBlock: promisePort(report, async ({ signal, system }) => {
      const result = await http.send(siteCalls.marketBlock, { signal })
      const site: ActorRefFrom<typeof siteMachine> | undefined = system.get('site')
      if (!result.ok && site) await waitFor(site, ({ value }) => value.general !== 'loading', { signal })
      return mapResult(result, ({ marketBlock }) => marketBlock)
    }),
  }
}
