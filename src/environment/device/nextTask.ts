/**
 * Resolves in a new task, so the browser can paint and handle input in between. Uses a message, because
 * timers are throttled in background pages.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // An open port would keep Node.js running.
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Resolves when the page has nothing more urgent to do, so the requests of its view leave first; not before a delay in
 * ms, if there is one. Safari resolves at once.
 */
export async function whenIdle(delay = 0): Promise<void> {
  await globalThis.scheduler?.postTask(() => undefined, { priority: 'background', delay })
}
