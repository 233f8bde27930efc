import { expect, type Page } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'
import { test } from '../site/kept.ts'
import { type Answers, expectSane, serve, stored } from '../site/serve.ts'
import { fillSignup } from '../site/signup.ts'

/*
 * Each call of access, account, home and games fails in every way, one fault after another on the same page.
 * The screen stays usable, keeps its input, and shows the expected message without raw values such as
 * `undefined`.
 */

/** The server's message, or the site's own for a refusal or for a missing response. */
type ExpectedMessage = 'Words of a 400.' | 'Words of a 422.' | 'refused' | 'silent'

const FAULTS: Readonly<Record<string, { wire: WireAnswer; expected: ExpectedMessage }>> = {
  'a 400 with a message': {
    wire: { status: 400, body: { message: 'Words of a 400.' } },
    expected: 'Words of a 400.',
  },
  'a 422 with errors': {
    wire: { status: 422, body: { message: 'Words of a 422.', errors: { elsewhere: ['Bad.'] } } },
    expected: 'Words of a 422.',
  },
  'a 500': { wire: { status: 500, body: {} }, expected: 'refused' },
  'a body that is not JSON': { wire: { raw: '<h1>It works!</h1>' }, expected: 'refused' },
  'a body of the wrong shape': { wire: { body: 7 }, expected: 'refused' },
  'an empty body': { wire: { raw: '' }, expected: 'refused' },
  'a connection reset': { wire: { lost: true }, expected: 'silent' },
  'a timeout': { wire: { silent: 30_000 }, expected: 'silent' },
}

interface Case {
  readonly call: string
  readonly player?: boolean
  readonly over?: Answers
  /** Triggers the call. */
  readonly go: (page: Page) => Promise<void>
  /** Triggers the call again after a failure. Defaults to reloading the page. */
  readonly again?: (page: Page) => Promise<void>
  /** True if the screen does not show the server's message. */
  readonly ignoresServerMessage?: boolean
  /** The site's own messages; undefined if the failure is not shown. */
  readonly messages?: { readonly refused: string; readonly silent: string }
  /** Expects that the screen still works and has kept its input. */
  readonly expectUsable: (page: Page) => Promise<void>
}

const expectHome = async (page: Page) => {
  // Skips the splash.
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('tab', { name: 'Slot' })).toBeVisible()
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByRole('list', { name: 'Providers' })).toContainText('HILO')
}

const expectAccount = (page: Page) => expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

const CASES: readonly Case[] = [
  ...['GET /logo', 'GET /general', 'GET /sliders', 'GET /sociallink'].map((call) => ({
    call,
    go: async (page: Page) => {
      await page.goto('/')
    },
    expectUsable: expectHome,
  })),
  {
    call: 'POST /balance',
    player: true,
    go: async (page) => {
      await page.goto('/account')
    },
    again: (page) => page.getByRole('button', { name: 'Refresh balance', exact: true }).click(),
    ignoresServerMessage: true,
    messages: {
      refused: 'The balance could not be refreshed.',
      silent: 'The balance could not be refreshed.',
    },
    expectUsable: expectAccount,
  },
  {
    call: 'GET /market/block',
    player: true,
    go: async (page) => {
      await page.goto('/games?type=SLOT&title=Slot')
    },
    expectUsable: (page) =>
      expect(page.getByRole('button', { name: 'Golden Boat', exact: true })).toBeVisible(),
  },
  {
    call: 'POST /logout',
    player: true,
    go: logOut,
    again: async (page) => {
      await page.evaluate((values) => Object.assign(localStorage, values), PLAYER)
      await logOut(page)
    },
    expectUsable: (page) => expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible(),
  },
  {
    call: 'GET /user/show',
    player: true,
    go: async (page) => {
      await page.goto('/account')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    messages: { refused: 'Your details could not be loaded.', silent: 'Your details could not be loaded.' },
    expectUsable: expectAccount,
  },
  {
    call: 'POST /login',
    go: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Username', { exact: true }).fill('rahim2026')
      await page.getByLabel('Password', { exact: true }).fill('secret99')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    },
    again: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    messages: { refused: 'Invalid credentials', silent: 'Network error, please try again later.' },
    expectUsable: async (page) => {
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim2026')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret99')
    },
  },
  {
    call: 'POST /v1/create-players',
    go: signUp,
    again: (page) => page.getByRole('button', { name: 'Sign up', exact: true }).click(),
    messages: { refused: 'Submission failed', silent: 'Network error, please try again' },
    expectUsable: expectSignupForm,
  },
  {
    call: 'POST /usr-forgot-password',
    go: async (page) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Username', { exact: true }).fill('rahim2026')
      await page.getByLabel('Email', { exact: true }).fill('rahim@site.test')
      await page.getByRole('button', { name: 'Send OTP' }).click()
    },
    again: (page) => page.getByRole('button', { name: 'Send OTP', exact: true }).click(),
    messages: {
      refused: 'Failed to send OTP. Please try again.',
      silent: 'An error occurred while sending the OTP. Please try again.',
    },
    expectUsable: async (page) => {
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim2026')
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rahim@site.test')
    },
  },
  {
    call: 'POST /usr-reset-password',
    over: { 'POST /usr-forgot-password': { body: { message: 'Sent.' } } },
    go: async (page) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Username', { exact: true }).fill('rahim2026')
      await page.getByLabel('Email', { exact: true }).fill('rahim@site.test')
      await page.getByRole('button', { name: 'Send OTP' }).click()
      await page.getByLabel('OTP', { exact: true }).fill('123456')
      await page.getByLabel('New Password', { exact: true }).fill('secret99')
      await page.getByLabel('Confirm New Password', { exact: true }).fill('secret99')
      await page.getByRole('button', { name: 'Reset Password' }).click()
    },
    again: (page) => page.getByRole('button', { name: 'Reset Password', exact: true }).click(),
    messages: {
      refused: 'Failed to change password. Please try again.',
      silent: 'An error occurred while changing the password. Please try again.',
    },
    expectUsable: async (page) => {
      await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('123456')
      await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('secret99')
      await expect(page.getByLabel('Confirm New Password', { exact: true })).toHaveValue('secret99')
    },
  },
  {
    call: 'GET /get-system',
    go: async (page) => {
      await page.goto('/?tab=slot')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    messages: {
      refused: 'Failed to fetch systems',
      silent: 'An unexpected error occurred while fetching systems',
    },
    expectUsable: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    call: 'GET /get-provider',
    go: async (page) => {
      await page.goto('/?tab=slot')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    messages: {
      refused: 'Failed to fetch providers',
      silent: 'An unexpected error occurred while fetching providers',
    },
    expectUsable: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    call: 'GET /get-games',
    go: async (page) => {
      await page.goto('/games?type=SLOT&title=Slot')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    messages: { refused: 'Failed to fetch games', silent: 'An unexpected error occurred' },
    expectUsable: async (page) => {
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible()
    },
  },
  {
    call: 'POST /game-run',
    player: true,
    go: async (page) => {
      await page.goto('/games?type=SLOT&title=Slot')
      await page.getByRole('searchbox', { name: 'Search games' }).fill('golden')
      await page.getByRole('button', { name: 'Golden Boat', exact: true }).click()
    },
    again: (page) => page.getByRole('button', { name: 'Golden Boat', exact: true }).click(),
    messages: { refused: 'An unexpected error occurred', silent: 'An unexpected error occurred' },
    expectUsable: async (page) => {
      await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('golden')
    },
  },
  {
    call: 'POST /player-login',
    player: true,
    go: async (page) => {
      await page.goto('/exchange')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    messages: { refused: 'The exchange could not be opened.', silent: 'The exchange could not be opened.' },
    expectUsable: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    },
  },
]

async function logOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out' }).click()
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup')
  await fillSignup(page)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

async function expectSignupForm(page: Page): Promise<void> {
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim2026')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01712345678')
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue('secret99')
}

for (const { call, player, over, again, messages, expectUsable, ...rest } of CASES) {
  test(`the screen stays usable after every failure of ${call}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.clock.install()
    if (player) await stored(page, PLAYER)
    const served = await serve(page, over)
    const countRequests = () => served.made.filter((made) => made === call).length
    let trigger = rest.go

    for (const [name, { wire, expected }] of Object.entries(FAULTS)) {
      await test.step(name, async () => {
        served.answer(call, wire)
        const before = countRequests()
        await trigger(page)
        await expect.poll(countRequests).toBeGreaterThan(before)
        if ('silent' in wire) await page.clock.fastForward(31_000)
        if (messages) {
          const message = messageOf(messages, expected, rest.ignoresServerMessage)
          await expect(page.getByText(message, { exact: true }).first()).toBeVisible()
        }
        await expectUsable(page)
        await expectSane(page)
        expect(errors).toEqual([])
        trigger = again ?? (async () => void (await page.reload()))
      })
    }
  })
}

function messageOf(
  messages: NonNullable<Case['messages']>,
  expected: ExpectedMessage,
  ignoresServerMessage = false,
): string {
  if (expected === 'refused' || expected === 'silent') return messages[expected]
  return ignoresServerMessage ? messages.refused : expected
}
