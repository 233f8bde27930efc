import type { InspectionEvent } from 'xstate'

/** Under `?inspect` in development: attaches the Stately inspector to the root actor. Nothing of it is in a build. */
export async function openInspector(window: Window): Promise<((event: InspectionEvent) => void) | undefined> {
  if (!new URLSearchParams(window.location.search).has('inspect')) return undefined
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { inspect } = createBrowserInspector()
  return typeof inspect === 'function' ? inspect : (event) => inspect.next?.(event)
}
