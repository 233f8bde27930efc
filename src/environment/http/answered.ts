/** The event of the window for each call that a server has answered, and not what the device has kept. */
const ANSWERED = 'app.answered'

/** Tells the page that a server has answered a call, and when that was sent, in milliseconds since the epoch. */
export function reportAnswer(window: Window, sentAt: number): void {
  window.dispatchEvent(new CustomEvent(ANSWERED, { detail: sentAt }))
}

/** Calls `hear` for each call that a server has answered, with the time at which it was sent. Returns what ends that. */
export function hearAnswers(window: Window, hear: (sentAt: number) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<number>).detail)
  window.addEventListener(ANSWERED, listener)
  return () => window.removeEventListener(ANSWERED, listener)
}
