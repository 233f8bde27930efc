import { navigate } from 'wouter/use-browser-location'
import type { Environment } from '../environment.ts'
import { untilAllAnswered } from '../http/callsInFlight.ts'
import { parseJson } from '../storage/parseJson.ts'
import type { StorageKey } from '../storage/storage.ts'

/** The navigation state for the page that is loaded next. */
const HANDED: StorageKey = 'app.handed'

let isSilent = false

/** Returns true while a screen changes the history itself. */
export const isChangedSilently = () => isSilent

/** Changes the history without notifying the router, because the current screen made the change itself. */
export function changeSilently(change: () => void): void {
  isSilent = true
  try {
    change()
  } finally {
    isSilent = false
  }
}

/** States that the browser refused to store. Each counts while the page is at its address. */
const unstored = new WeakMap<Window, { readonly address: string; readonly state: unknown }>()

/** Returns the state of the current history entry. */
export function entryState(window: Window): unknown {
  const kept = unstored.get(window)
  return kept?.address === window.location.href ? kept.state : window.history.state
}

/**
 * Replaces the state of the current history entry; the router is not notified. If the browser refuses, as Safari does
 * after 100 changes in 30 s, the page itself keeps the state.
 */
export function saveState(window: Window, state: unknown): void {
  try {
    changeSilently(() => window.history.replaceState(state, ''))
    unstored.delete(window)
  } catch {
    unstored.set(window, { address: window.location.href, state })
  }
}

/** Clears the navigation state of the current history entry, so a reload or `Back` does not restore it. */
export function forgetState(window: Window): void {
  if (entryState(window) !== null) saveState(window, null)
}

/**
 * Goes to an address of the site. If the browser refuses to change the history, the address is loaded as a new page, which
 * gets the state; not before the calls that move money have been answered.
 */
export function goTo(
  { window, storage }: Pick<Environment, 'window' | 'storage'>,
  to: string,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  try {
    navigate(to, { replace, state })
    unstored.delete(window)
  } catch (error) {
    const { location } = window
    const { origin, href } = new URL(to, location.href)
    // That is why it was refused: nothing leads to another site.
    if (origin !== location.origin) throw error
    void untilAllAnswered(storage).then(() => {
      if (state !== null) storage.set(HANDED, JSON.stringify({ href, state }))
      if (replace) location.replace(href)
      else location.assign(href)
    })
  }
}

/** Takes over the navigation state that the page before has handed to this one. */
export function takeHanded({ window, storage }: Pick<Environment, 'window' | 'storage'>): void {
  const handed = parseJson(storage.get(HANDED)) as { readonly href?: string; readonly state?: unknown } | null
  if (!handed) return
  storage.remove(HANDED)
  if (handed.href === window.location.href) saveState(window, handed.state)
}
