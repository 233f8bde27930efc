/** Returns what registers service workers, undefined where there is none: over plain http, or in a frame that bars them. */
export function serviceWorkersOf({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}
