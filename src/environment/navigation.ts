import { navigate } from 'wouter/use-browser-location'
import { fromCallback } from 'xstate'
import type { Location } from '../../machines/app/router/access.rules.ts'
import type { NavigationEvent } from '../../machines/app/router/router.machine.ts'

/** wouter announces what its patched history does by the events after `popstate`. */
const EVENTS = ['popstate', 'pushState', 'replaceState'] as const

function readLocation(window: Window): Location {
  return {
    path: window.location.pathname,
    query: Object.fromEntries(new URLSearchParams(window.location.search)),
    state: window.history.state,
  }
}

/** The address bar and the history: says where the page is, and goes where the router wants. */
export function navigationPort(window: Window) {
  return fromCallback<NavigationEvent, undefined>(({ sendBack, receive }) => {
    let noting = false
    const report = () => {
      if (!noting) sendBack({ type: 'location.changed', location: readLocation(window) })
    }
    receive(({ to, replace = false, state = null, leave }) => {
      if (leave !== undefined) {
        noting = true
        window.history.replaceState(leave, '')
        noting = false
      }
      navigate(to, { replace, state })
    })
    // Each screen finds its own place, once it has something to show.
    window.history.scrollRestoration = 'manual'
    for (const event of EVENTS) window.addEventListener(event, report)
    report()
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, report)
    }
  })
}
