import { expect, type Page } from '@playwright/test'
import { defineModel, labelled } from '@tiya/graph-tests/model'
import { type Form, parcelMachine } from '../../src/parcel.machine.ts'
import { parcelPorts } from '../../src/ports.ts'

const REFUSED = { status: 422, body: {} } as const
const ON_THE_WAY = { body: { status: 'on the way', place: 'Lyon' } } as const

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()
const tells = (text: string) => (page: Page) => expect(page.getByRole('status')).toHaveText(text)

async function submit(page: Page, { email, code }: Form): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Track' }).click()
}

const PROBLEMS = {
  incomplete: 'Enter your e-mail address and the six digits from our letter.',
  refused: 'That did not work. Please check and try again.',
  lost: 'There is no connection. Please try again.',
}

/** Asserts what the page says of a problem, or that it says of none. */
const saysOf = (page: Page, problem: keyof typeof PROBLEMS | null) =>
  problem
    ? expect(page.getByRole('alert')).toHaveText(PROBLEMS[problem])
    : expect(page.getByRole('alert')).toHaveCount(0)

export const model = defineModel<typeof parcelMachine>({
  machine: parcelMachine,
  ports: parcelPorts,
  at: '/',
  answers: {
    logIn: { welcome: { body: { token: 't-1' } }, refused: REFUSED, lost: { lost: true } },
    loadParcel: {
      'on the way': ON_THE_WAY,
      delivered: { body: { status: 'delivered', place: 'Lyon' } },
      refused: REFUSED,
      lost: { lost: true },
    },
    redirectParcel: {
      done: { body: { status: 'on the way', place: 'with Ms Lind' } },
      refused: REFUSED,
      lost: { lost: true },
    },
  },
  plainEvents: ['refresh', 'retry', 'redirect', 'undo', 'logOut'],
  events: {
    submit: () => [
      labelled('complete', { type: 'submit', email: 'a@b.example', code: '123456' }),
      labelled('a digit short', { type: 'submit', email: 'a@b.example', code: '12345' }),
      labelled('no address', { type: 'submit', email: 'ab.example', code: '123456' }),
    ],
  },
  durations: { pollInterval: 30_000, retryInterval: 3_000, second: 1_000 },
  gesture: {
    submit,
    refresh: press('Refresh'),
    retry: press('Try again'),
    redirect: press('Leave it with a neighbour'),
    undo: press('Undo'),
    logOut: press('Log out'),
  },
  assertions: {
    'parcel.signedOut.editing': (page, { context }) => saysOf(page, context.problem),
    'parcel.signedOut.checking': (page) => expect(page.getByRole('button')).toBeDisabled(),
    'parcel.signedIn.loading': tells('Looking for your parcel …'),
    'parcel.signedIn.waiting': tells('No answer. We try again soon.'),
    'parcel.signedIn.broken': (page) =>
      expect(page.getByRole('alert')).toHaveText("We can't reach the parcel service."),
    'parcel.signedIn.shown': async (page, { context }) => {
      await saysOf(page, context.problem)
      await expect(page.getByRole('listitem').nth(1)).toHaveText(`On the way, ${context.parcel?.place}`)
    },
    'parcel.signedIn.redirecting': (page, { context }) =>
      tells(`We tell the courier in ${context.secondsLeft} s.`)(page),
    'parcel.signedIn.sending': tells('Telling the courier …'),
    'parcel.signedIn.delivered': tells('It has arrived.'),
  },
  invariants: {
    'no parcel is known without a log-in': (after) => !after.matches('signedOut') || !after.context.parcel,
  },
})
