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

/** Replaces the state of the current history entry; the router is not notified. */
export function saveState({ history }: Window, state: unknown): void {
  changeSilently(() => history.replaceState(state, ''))
}

/** Clears the navigation state of the current history entry, so a reload or `Back` does not restore it. */
export function forgetState(window: Window): void {
  if (window.history.state !== null) saveState(window, null)
}
