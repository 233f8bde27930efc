import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

type Answers = Record<'accept' | 'dismiss', () => void>
type PromptWindow = Window & { answerPrompt?: Answers }

export function installPage(page: Page) {
  return {
    install: button(page, 'Install'),
    asking: button(page, 'Please confirm on your device…'),
    byHand: page.getByRole('heading', { level: 2, name: 'Add it by hand', exact: true }),
    refused: page.getByText('It was not installed. You can still add it by hand:', { exact: true }),
    installing: page.getByText(
      'Your device is installing the app. It will be on your home screen in a moment.',
    ),
    installed: page.getByText('The app is installed.', { exact: true }),
    insecure: page.getByText('This address can’t be installed, because it does not begin with https.'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    steps: page.getByRole('tabpanel').getByRole('listitem'),

    /** Makes the browser offer to install the site; its dialog waits for `answer`. */
    offer: () =>
      page.evaluate(() => {
        const prompt = () =>
          new Promise((resolve) => {
            Object.assign(window, {
              answerPrompt: {
                accept: () => resolve({ outcome: 'accepted' }),
                dismiss: () => resolve({ outcome: 'dismissed' }),
              },
            })
          })
        window.dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
        )
      }),
    /** Answers the browser's dialog as the player would. */
    answer: (answer: keyof Answers) =>
      page.evaluate((given) => (window as PromptWindow).answerPrompt?.[given](), answer),
    finish: () => page.evaluate(() => window.dispatchEvent(new Event('appinstalled'))),
  }
}

/** Makes a page look like an installed app. Call it before the page opens. */
export async function runInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'))
  })
}

export const visit: Visit = { at: '/install', heading: 'Install the app' }
