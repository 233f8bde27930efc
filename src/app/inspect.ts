import type { InspectionEvent } from 'xstate'

/**
 * Opens the Stately inspector if the address has `?inspect`. Returns the observer to pass to `createActor`, undefined
 * without the parameter. For development only: builds leave it out.
 */
export async function openInspector(window: Window): Promise<((event: InspectionEvent) => void) | undefined> {
  if (!new URLSearchParams(window.location.search).has('inspect')) return undefined
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { inspect } = createBrowserInspector()
  return typeof inspect === 'function' ? inspect : (event) => inspect.next?.(event)
}
