/** Chromium's offer to install the site. */
export interface InstallPrompt extends Event {
  /** Opens the browser's dialog, once; to be called in a press. Resolves with the player's answer. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Holds the offer between two screens. */
export type PromptWindow = Window & { installPrompt?: InstallPrompt | undefined }

/** Keeps the browser's offer, which comes once a page load and on any screen, for `/install`. */
export function keepInstallPrompt(window: PromptWindow): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event as InstallPrompt
  })
}
