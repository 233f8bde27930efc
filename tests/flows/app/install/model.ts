import { succeeded } from '@tiya/ports/result'
import { installMachine, PLATFORMS } from '#machines/app/install/install.machine.ts'
import { installPortsOf } from '#src/ports/app/install.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { installPage, runInstalled } from './install.page.ts'

const TABS = { android: 'Android', ios: 'iPhone', computer: 'Computer' }

/** The first step on each kind of device. */
const FIRST = {
  android: 'Open this page in Chrome.',
  ios: 'Open this page in Safari.',
  computer: 'Open this page in Chrome or Edge.',
}

export const model = defineModel<typeof installMachine>({
  machine: installMachine,
  input: { platform: 'computer', installed: false, secure: true },
  ports: installPortsOf,
  at: '/install',
  variants: {
    'in the installed app': {
      input: { platform: 'computer', installed: true, secure: true },
      arrive: async ({ page }) => {
        await runInstalled(page)
        await page.goto('/install')
      },
    },
  },
  project: ({ platform, refused }) => [platform, refused],

  outcomes: {
    showPrompt: {
      accepted: { output: succeeded(true), play: ({ page }) => installPage(page).answer('accept') },
      dismissed: { output: succeeded(false), play: ({ page }) => installPage(page).answer('dismiss') },
    },
  },
  plainEvents: ['prompt.offered', 'app.installed', 'install'],
  events: {
    'platform.chosen': () => PLATFORMS.map((platform) => ({ type: 'platform.chosen', platform })),
  },
  deviceEvents: {
    'prompt.offered': (page) => page.dispatch('beforeinstallprompt'),
    'app.installed': (page) => page.dispatch('appinstalled'),
  },
  gesture: {
    'prompt.offered': (page) => installPage(page).offer(),
    install: (page) => installPage(page).install.click(),
    // An installed site shows no manual steps.
    'platform.chosen': {
      when: (snapshot) => !snapshot.matches('installed') && !snapshot.matches('installing'),
      play: (page, { platform }) => installPage(page).tab(TABS[platform]).click(),
    },
  },

  assertions: {
    'install.manual': async (page, { context: { platform, refused } }) => {
      const { install, refused: notice, steps, tab } = installPage(page)
      await expect(install).toHaveCount(0)
      await expect(notice).toHaveCount(refused ? 1 : 0)
      await expect(tab(TABS[platform])).toHaveAttribute('aria-selected', 'true')
      await expect(steps.first()).toContainText(FIRST[platform])
      await expect(steps).toHaveText([/^1/, /^2/, /^3/])
      const main = page.getByRole('main')
      await expect(main.getByRole('status')).toHaveText('')
      await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText([/screen/, /./, /./])
      await expect(main.getByText(/^http.*\/install$/)).toBeVisible()
    },
    'install.offered': (page) => expect(installPage(page).install).toBeEnabled(),
    'install.asking': (page) => expect(installPage(page).asking).toBeDisabled(),
    'install.installing': async (page) => {
      await expect(installPage(page).installing).toBeVisible()
      await expect(installPage(page).installed).toHaveCount(0)
      await expect(installPage(page).byHand).toHaveCount(0)
    },
    'install.installed': async (page) => {
      await expect(installPage(page).installed).toBeVisible()
      await expect(installPage(page).installing).toHaveCount(0)
      await expect(installPage(page).byHand).toHaveCount(0)
    },
  },
})
