/** Returns what registers service workers, undefined where there is none: over plain http, or in a frame that bars them. */
export function serviceWorkersOf({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** Asks a worker a question that it answers with true or false. */
export function ask(worker: ServiceWorker, question: object): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(question, [port2])
  })
}
