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
