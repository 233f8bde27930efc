/** Chromium's offer to install the site. */
export interface InstallPrompt extends Event {
  /** Opens the browser's dialog. Works once, and only during a press. Resolves with the player's choice. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** The window, which holds the offer between two screens. */
export type PromptWindow = Window & { installPrompt?: InstallPrompt | undefined }

/** Saves the browser's offer for `/install`: it comes once per page load, on any screen. */
export function keepInstallPrompt(window: PromptWindow): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event as InstallPrompt
  })
}
