import { expect, type Page } from '@playwright/test'
import type { ScreenName } from '../../machines/app/router/routes.ts'
import { PLAYER } from '../model/ambient.ts'
import { button, radio } from './controls.ts'
import { LISTED } from './offer.ts'
import { type Answers, type Served, serve, stored } from './serve.ts'
import { fillSignup } from './signup.ts'

/** How to reach a screen in a test. */
export interface Visit {
  /** The address to open. */
  readonly at: string
  readonly player?: boolean
  /** True for a screen that only a desktop shows. */
  readonly desktop?: boolean
  /** Responses in addition to those of `ambient.ts`. */
  readonly answers?: Answers
  /** Navigates from the address to the screen. */
  readonly go?: (page: Page) => Promise<void>
  /** The level-1 heading. */
  readonly heading: string
  /** Fills in and submits the form of the screen. */
  readonly submit?: (page: Page) => Promise<void>
  /** The call that `submit` sends, as `METHOD /path` below `/api`. */
  readonly submits?: string
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillDeposit(page: Page): Promise<void> {
  await radio(page, 'bKash').click()
  await radio(page, 'Cash Out').click()
  await button(page, '500').click()
}

async function goToPayment(page: Page): Promise<void> {
  await fillDeposit(page)
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/make-payment')
}

async function submitPayment(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('01712345678')
  await field(page, 'Transaction ID').fill('8N7A2QX91K')
  await button(page, 'Submit').click()
}

const FRAMED_GAME = 'https://games.test/golden-boat'

/** A visit for each screen of the route table. A missing one is a type error. */
export const VISITS: Readonly<Record<ScreenName, Visit>> = {
  home: { at: '/?tab=slot', heading: 'Tiya Test' },
  comingSoon: { at: '/', desktop: true, heading: 'Coming soon' },
  login: {
    at: '/login',
    heading: 'Login',
    submits: 'POST /login',
    submit: async (page) => {
      await field(page, 'Username').fill('rahim88')
      await field(page, 'Password').fill('secret99')
      await button(page, 'Login').click()
    },
  },
  signup: {
    at: '/signup',
    heading: 'Sign up',
    submits: 'POST /v1/create-players',
    submit: async (page) => {
      await fillSignup(page)
      await button(page, 'Sign up').click()
    },
  },
  forgotPassword: {
    at: '/forgot-password',
    heading: 'Forgot password',
    submits: 'POST /usr-forgot-password',
    submit: async (page) => {
      await field(page, 'Username').fill('rahim88')
      await field(page, 'Email').fill('rahim@site.test')
      await button(page, 'Send OTP').click()
    },
  },
  capture: { at: '/agent_code', heading: 'Sign up' },
  games: {
    at: '/games?type=SLOT&title=Slot',
    player: true,
    heading: 'Slot',
    submits: 'POST /game-run',
    submit: (page) => button(page, 'Golden Boat').click(),
  },
  gamerun: {
    at: '/games?type=SLOT&title=Slot',
    player: true,
    answers: { 'POST /game-run': { body: { url: FRAMED_GAME } } },
    go: async (page) => {
      await page.route(FRAMED_GAME, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Game</title>',
        }),
      )
      await button(page, 'Golden Boat').click()
      await expect(page).toHaveURL('/gamerun')
    },
    heading: 'Golden Boat',
  },
  account: { at: '/account', player: true, heading: 'My Account' },
  deposit: {
    at: '/deposit',
    player: true,
    answers: LISTED,
    heading: 'Deposit',
    submits: 'GET /get-wallet-number',
    submit: async (page) => {
      await fillDeposit(page)
      await button(page, 'Next').click()
    },
  },
  makePayment: {
    at: '/deposit',
    player: true,
    answers: LISTED,
    go: goToPayment,
    heading: 'Make Payment',
    submits: 'POST /submit-deposit',
    submit: submitPayment,
  },
  paymentRequest: {
    at: '/deposit',
    player: true,
    answers: { ...LISTED, 'POST /submit-deposit': { body: {} } },
    go: async (page) => {
      await goToPayment(page)
      await submitPayment(page)
    },
    heading: 'Get Ready!',
  },
  profile: {
    at: '/profile',
    player: true,
    answers: { 'GET /get/other/phone': { body: { data: [] } } },
    heading: 'Personal Info',
    submits: 'POST /add/number',
    submit: async (page) => {
      await button(page, 'Add phone').click()
      await field(page, 'Phone').fill('01812345678')
      await button(page, 'Send Code').click()
    },
  },
  resetPassword: {
    at: '/reset-password',
    player: true,
    heading: 'Reset password',
    submits: 'POST /user-pwd',
    submit: async (page) => {
      await field(page, 'Current Password').fill('secret99')
      await field(page, 'New Password').fill('secret88')
      await field(page, 'Confirm New Password').fill('secret88')
      await button(page, 'Change Password').click()
    },
  },
  withdrawal: {
    at: '/withdrawal',
    player: true,
    answers: LISTED,
    heading: 'Withdrawal',
    submits: 'GET /userwithdrawcheck',
    submit: async (page) => {
      await radio(page, 'bKash').click()
      await button(page, '500').click()
      await page.getByRole('combobox', { name: 'Account Number' }).selectOption('01712345678')
      await button(page, 'Submit').click()
    },
  },
  transactionRecord: { at: '/transaction-record', player: true, heading: 'Transaction Records' },
  turnoverRecord: {
    at: '/turnover-record',
    player: true,
    answers: { 'GET /turnovers': { body: { turnover: [] } } },
    heading: 'Turnover',
  },
  promotions: {
    at: '/promotions',
    player: true,
    answers: { 'GET /promotion': { body: { promotions: [] } } },
    heading: 'Promotions',
  },
  notFound: { at: '/nowhere', heading: 'Page not found' },
}

/** The visits of the screens that a phone shows. */
export const PHONE_VISITS = (Object.entries(VISITS) as [ScreenName, Visit][]).filter(
  ([, { desktop }]) => !desktop,
)

/** Opens a screen. `device` adds to the stored values, `over` to the responses of the visit. */
export async function visit(
  page: Page,
  { at, player, answers, go }: Visit,
  { device = {}, over = {} }: { device?: Readonly<Record<string, string>>; over?: Answers } = {},
): Promise<Served> {
  const served = await serve(page, { ...answers, ...over })
  await stored(page, { ...(player && PLAYER), ...device })
  await page.goto(at)
  await go?.(page)
  return served
}
