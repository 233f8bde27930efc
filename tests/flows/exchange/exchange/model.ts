import type { Page } from '@playwright/test'
import { exchangeMachine } from '#machines/exchange/exchange/exchange.machine.ts'
import { exchangePortsOf } from '#src/ports/exchange/exchange.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { exchangePage } from './exchange.page.ts'

const NOTHING = { marketId: '', kind: '', selection: '', side: '', price: '' }
const HOME = { remoteId: '41', pick: NOTHING, eventName: '', from: '/', fromState: null }
const PICK = { marketId: '1.7/a', kind: 'odds', selection: '7', side: 'back', price: '1.86' }
const WAY = { eventName: 'Kings v Riders', from: '/account', fromState: { eventId: '7' } }

const { exchangeToken, ...WITHOUT_TOKEN } = PLAYER

const support = (page: Page) => page.getByRole('link', { name: 'Contact support' })

export const model = defineModel<typeof exchangeMachine>({
  machine: exchangeMachine,
  input: HOME,
  ports: exchangePortsOf,
  at: '/exchange',
  arrive: async ({ page }) => {
    await exchangePage(page).serveFrame()
    await exchangePage(page).open()
  },
  variants: {
    'from a cell': {
      input: { remoteId: '41', pick: PICK, ...WAY },
      arrive: async ({ page }) => {
        await exchangePage(page).serveFrame()
        await page.goto('/account')
        await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
        await travel(page, '/exchange', { ...PICK, ...WAY })
      },
    },
    'without an exchange token': {
      input: { ...HOME, remoteId: '42' },
      stored: { ...WITHOUT_TOKEN, remote_id: '42' },
    },
  },
  project: ({ remoteId, pick, address }) => [remoteId, pick.marketId, address !== ''],

  answers: {
    enter: { welcome: { body: { access_token: 'access-of-rahim' } } },
  },
  plainEvents: ['retry', 'back'],
  gesture: {
    retry: (page) => button(page, 'Try again').click(),
    back: (page) => button(page, 'Back').click(),
  },

  assertions: {
    'exchange.entering': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Opening the exchange…')
      await expect(button(page, 'Try again')).toHaveCount(0)
      await expect(support(page)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
    },
    'exchange.withoutToken': async (page) => {
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Your log-in did not give you access to the exchange. Try again, or log out and log in again. If that does not help, please contact support.',
      )
      await expect(button(page, 'Try again')).toBeEnabled()
      await expect(button(page, 'Log out')).toBeVisible()
      await expect(support(page)).toHaveAttribute('href', '/chat')
      await expect(page.locator('iframe')).toHaveCount(0)
    },
    'exchange.done': async (page, { context }) => {
      if (context.address === '') await expect(page).toHaveURL(context.from)
      else {
        // The sandbox configures the frame's address with a pick.
        const { marketId: market, ...pick } = context.pick
        await exchangePage(page).seeFrame({ market, ...pick })
        const title = context.eventName || 'Exchange'
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
      }
    },
  },
})
