import { navigate } from 'wouter/use-browser-location'
import { fromCallback } from 'xstate'
import type { NavigationEvent } from '../../machines/app/router/router.machine.ts'
import type { Location } from '../../machines/common/access.rules.ts'
import { followEntries } from './entries.ts'

/** `popstate` is the browser's; wouter dispatches the others when the page changes the history. */
const EVENTS = ['popstate', 'pushState', 'replaceState'] as const

function readLocation(window: Window): Location {
  return {
    path: window.location.pathname,
    query: Object.fromEntries(new URLSearchParams(window.location.search)),
    state: window.history.state,
  }
}

let isSilent = false

/** Changes the history without notifying the router, because the current screen made the change itself. */
export function changeSilently(change: () => void): void {
  isSilent = true
  try {
    change()
  } finally {
    isSilent = false
  }
}

/** Replaces the state of the current history entry; the router is not notified. */
export function saveState({ history }: Window, state: unknown): void {
  changeSilently(() => history.replaceState(state, ''))
}

/** Clears the navigation state of the current history entry, so a reload or `Back` does not restore it. */
export function forgetState(window: Window): void {
  if (window.history.state !== null) saveState(window, null)
}

/**
 * Returns a callback actor for the address bar and the history. It sends `location.changed` initially and on every
 * change, and navigates when it receives an address or `back`.
 */
export function navigationPort(window: Window) {
  return fromCallback<NavigationEvent, undefined>(({ sendBack, receive }) => {
    const isAgain = followEntries(window)
    const report = () => {
      if (!isSilent) sendBack({ type: 'location.changed', location: readLocation(window) })
    }
    const follow = ({ type }: Event) => {
      if (isAgain(type)) window.history.back()
      else report()
    }
    receive((event) => {
      if (event.type === 'back') return window.history.back()
      const { to, replace = false, state = null, leave } = event
      if (leave !== undefined) saveState(window, leave)
      navigate(to, { replace, state })
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
