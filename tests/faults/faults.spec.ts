import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'
import { type Answers, expectSane, serve, stored } from '../site/serve.ts'
import { fillSignup } from '../site/signup.ts'

/*
 * Every call of the foundation's flows × every way in which it can fail, one after the other on the same page: no
 * blank screen, nothing typed is lost, a message of the specification, and never `undefined` or its kin.
 */

/** The server's own words, or one of the two texts of the specification. */
type Said = 'Words of a 400.' | 'Words of a 422.' | 'refused' | 'silent'

const FAULTS: Readonly<Record<string, { wire: WireAnswer; says: Said }>> = {
  'a 400 with a message': {
    wire: { status: 400, body: { message: 'Words of a 400.' } },
    says: 'Words of a 400.',
  },
  'a 422 with errors': {
    wire: { status: 422, body: { message: 'Words of a 422.', errors: { elsewhere: ['Bad.'] } } },
    says: 'Words of a 422.',
  },
  'a 500': { wire: { status: 500, body: {} }, says: 'refused' },
  'no JSON': { wire: { raw: '<h1>It works!</h1>' }, says: 'refused' },
  'a wrong shape': { wire: { body: 7 }, says: 'refused' },
  'an empty body': { wire: { raw: '' }, says: 'refused' },
  'a reset': { wire: { lost: true }, says: 'silent' },
  'no answer in time': { wire: { silent: 30_000 }, says: 'silent' },
}

interface Story {
  readonly call: string
  readonly player?: boolean
  readonly over?: Answers
  /** Leads to the call. */
  readonly go: (page: Page) => Promise<void>
  /** Leads to it once more, from where it has failed; the page is loaded anew where this is not said. */
  readonly again?: (page: Page) => Promise<void>
  /** Where the screen has one text of its own whatever the server says. */
  readonly wordless?: boolean
  /** The texts of the specification, where the player is told. */
  readonly texts?: { readonly refused: string; readonly silent: string }
  /** What still works, or is still there, afterwards. */
  readonly kept: (page: Page) => Promise<void>
}

const homeWorks = async (page: Page) => {
  // The splash is over.
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('tab', { name: 'Slot' })).toBeVisible()
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByRole('list', { name: 'Providers' })).toContainText('HILO')
}

const accountWorks = (page: Page) => expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

const STORIES: readonly Story[] = [
  ...['GET /logo', 'GET /general', 'GET /sliders', 'GET /sociallink'].map((call) => ({
    call,
    go: async (page: Page) => {
      await page.goto('/')
    },
    kept: homeWorks,
  })),
  {
    call: 'POST /balance',
    player: true,
    go: async (page) => {
      await page.goto('/account')
    },
    again: (page) => page.getByRole('button', { name: 'Refresh balance', exact: true }).click(),
    wordless: true,
    texts: {
      refused: 'The balance could not be refreshed.',
      silent: 'The balance could not be refreshed.',
    },
    kept: accountWorks,
  },
  {
    call: 'GET /market/block',
    player: true,
    go: async (page) => {
      await page.goto('/games?type=SLOT&title=Slot')
    },
    kept: (page) => expect(page.getByRole('button', { name: 'Golden Boat', exact: true })).toBeVisible(),
  },
  {
    call: 'POST /logout',
    player: true,
    go: logOut,
    again: async (page) => {
      await page.evaluate((values) => Object.assign(localStorage, values), PLAYER)
      await logOut(page)
    },
    kept: (page) => expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible(),
  },
  {
    call: 'GET /user/show',
    player: true,
    go: async (page) => {
      await page.goto('/account')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    texts: { refused: 'Your details could not be loaded.', silent: 'Your details could not be loaded.' },
    kept: accountWorks,
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
    texts: { refused: 'Invalid credentials', silent: 'Network error, please try again later.' },
    kept: async (page) => {
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim2026')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret99')
    },
  },
  {
    call: 'POST /v1/create-players',
    go: signUp,
    again: (page) => page.getByRole('button', { name: 'Sign up', exact: true }).click(),
    texts: { refused: 'Submission failed', silent: 'Network error, please try again' },
    kept: signupKept,
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
    texts: {
      refused: 'Failed to send OTP. Please try again.',
      silent: 'An error occurred while sending the OTP. Please try again.',
    },
    kept: async (page) => {
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
    texts: {
      refused: 'Failed to change password. Please try again.',
      silent: 'An error occurred while changing the password. Please try again.',
    },
    kept: async (page) => {
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
    texts: {
      refused: 'Failed to fetch systems',
      silent: 'An unexpected error occurred while fetching systems',
    },
    kept: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    call: 'GET /get-provider',
    go: async (page) => {
      await page.goto('/?tab=slot')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    texts: {
      refused: 'Failed to fetch providers',
      silent: 'An unexpected error occurred while fetching providers',
    },
    kept: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    call: 'GET /get-games',
    go: async (page) => {
      await page.goto('/games?type=SLOT&title=Slot')
    },
    again: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    texts: { refused: 'Failed to fetch games', silent: 'An unexpected error occurred' },
    kept: async (page) => {
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
    texts: { refused: 'An unexpected error occurred', silent: 'An unexpected error occurred' },
    kept: async (page) => {
      await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('golden')
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

async function signupKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim2026')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01712345678')
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue('secret99')
}

for (const story of STORIES) {
  test(`${story.call} fails in every way`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.clock.install()
    if (story.player) await stored(page, PLAYER)
    const served = await serve(page, story.over)
    const asked = () => served.made.filter((made) => made === story.call).length
    let go = story.go

    for (const [name, { wire, says }] of Object.entries(FAULTS)) {
      await test.step(name, async () => {
        served.answer(story.call, wire)
        const before = asked()
        await go(page)
        await expect.poll(asked).toBeGreaterThan(before)
        if ('silent' in wire) await page.clock.fastForward(31_000)
        if (story.texts)
          await expect(
            page.getByText(textOf(story.texts, story, says), { exact: true }).first(),
          ).toBeVisible()
        await story.kept(page)
        await expectSane(page)
        expect(errors).toEqual([])
        go = story.again ?? (async () => void (await page.reload()))
      })
    }
  })
}

function textOf(texts: NonNullable<Story['texts']>, { wordless }: Story, says: Said): string {
  if (says === 'refused' || says === 'silent') return texts[says]
  return wordless ? texts.refused : says
}
