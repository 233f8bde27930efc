import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/common/result.ts'
import { pointsMachine, vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import type { Points } from '#machines/rewards/vip/vip.types.ts'
import { pointsPortsOf, vipPortsOf } from '#src/ports/rewards/vip.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, eachLabelled, failures } from '#tests/model/model.ts'
import { button, leaveField, typeInto } from '#tests/site/controls.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'
import { heldPollGestures, pollModel } from '../../common/poll.model.ts'
import { usualFirst } from '../../common/usualFirst.ts'
import { vipPage } from './vip.page.ts'

type Vip = SnapshotFrom<typeof vipMachine>

/** What the card shows for the points that occur in the walks, and the percentage of its bar, if it has one. */
const CARDS: Readonly<Record<number, readonly [shown: string, percent: string | null, words: string]>> = {
  25: ['25', null, 'You can convert up to 25 VP now.'],
  15: ['15', null, 'You can convert up to 15 VP now.'],
  9: ['9', '90', '1 VP more and you can convert.'],
  5: ['5', '50', '5 VP more and you can convert.'],
  0: ['0', '0', '10 VP more and you can convert.'],
}

/** What the card says of worth at the rate of the walks: that of the points, or of the fewest that can be converted. */
const WORTHS: Readonly<Record<number, string>> = { 25: '25 VP = ৳ 2.50', 15: '15 VP = ৳ 1.50' }
const LEAST_WORTH = '10 VP = ৳ 1.00'

/** What the footer says of what is typed, and what it brings at the rate of the walks. */
const SUMS: Readonly<Record<string, readonly [typed: string, worth: string]>> = {
  '10': ['10 VP', '৳ 1.00'],
  '২৫': ['25 VP', '৳ 2.50'],
  '25': ['25 VP', '৳ 2.50'],
  '26': ['26 VP', '৳ 2.60'],
  '9': ['9 VP', '৳ 0.90'],
}

const ERRORS = {
  notWhole: 'Points must be a whole number.',
  notEnough: 'Not enough points. Points must follow minimum VP required to convert.',
}

/** Most 4xx refusals are known; every other failure leaves the conversion's outcome unknown. */
function failureText(failure: { kind: string; status?: number; message?: string }): string {
  if (failure.status === 409) return 'Still being processed.'
  return failure.kind === 'refused' && (failure.status ?? 0) < 500
    ? (failure.message ?? 'An error occurred')
    : 'An error occurred while converting coins'
}

const POLL_FAILURES: readonly Failure[] = [
  { kind: 'refused', status: 503, message: 'Try later.' },
  { kind: 'refused', status: 400 },
  { kind: 'refused', status: 429 },
]

/** What is typed. */
const TYPED = {
  'the least': '10',
  'all, in Bengali': '২৫',
  'one more than all': '26',
  'one less than the least': '9',
  'a fraction': '10.5',
}

const isKnown = ({ context }: Vip) => context.points !== null

/** Returns how a player starts with what was typed and sent before. */
const withDraft = (sent: { amount: number; before: number } | null) => ({
  stored: { ...PLAYER, 'app.draft.41': JSON.stringify({ vip: { amount: '10', sent } }) },
  input: { remoteId: '41', amount: '10', sent },
})

const polls = heldPollGestures('GET /user/show', ({ points, rate, stake }: Points) =>
  userWith({ vip_coin: String(points), vip_rate: rate, vip_stake: stake === null ? null : stake / 100 }),
)

const vip = defineModel<typeof vipMachine>({
  machine: vipMachine,
  ports: vipPortsOf,
  at: '/vip',
  ambient: { 'GET /user/show': 'held' },
  input: { remoteId: '41', amount: '', sent: null },
  variants: {
    'with an amount that was typed before': withDraft(null),
    'after a conversion without an answer': withDraft({ amount: 10, before: 25 }),
  },

  answers: {
    convertPoints: {
      converted: { body: { success: true, message: '৳ 1.00 added to your balance.' } },
      'converted without words': { body: { success: '1' } },
      'still under way': { status: 409, body: { message: 'Processing.' } },
      'not a success': { body: { success: false } },
      ...failures('Not these.', 30_000),
    },
  },

  usual: {},
  plainEvents: ['amount.left', 'convert', 'retry', 'dismiss'],
  events: {
    'amount.changed': () => usualFirst(eachLabelled(TYPED, (value) => ({ type: 'amount.changed', value }))),
    'poll.loaded': () =>
      usualFirst(
        [
          { points: 25, rate: '0.10', stake: 1_000 },
          { points: 15, rate: null, stake: null },
          { points: 9, rate: null, stake: null },
        ].map((value) => ({ type: 'poll.loaded', value })),
      ),
    'poll.failed': () => POLL_FAILURES.map((failure) => unusual({ type: 'poll.failed', failure })),
  },
  durations: { noticeShown: 4_000 },

  covered: ({ context }) => (context.failure ? ['dismiss', 'poll.loaded', 'poll.failed'] : undefined),
  gesture: {
    // There is no form before the points are known, and nothing to retry afterwards. Typing what is there changes nothing.
    'amount.changed': {
      when: (snapshot, { value }) => isKnown(snapshot) && value !== snapshot.context.amount,
      play: (page, { value }) => typeInto(vipPage(page).amount, value),
    },
    'amount.left': { when: isKnown, play: (page) => leaveField(vipPage(page).amount) },
    convert: { when: isKnown, play: (page) => vipPage(page).convert.click() },
    dismiss: { when: ({ context }) => context.failure !== null, play: closeError },
    retry: {
      when: (snapshot) => !isKnown(snapshot) && snapshot.context.loadFailure !== null,
      play: (page) => button(page, 'Try again').click(),
    },
    ...polls,
    // After a limit, the poll of the page does not ask at once: `vipLimited.test.ts` lets the time pass.
    'poll.failed': {
      when: (_, { failure }) => failure.kind !== 'refused' || failure.status !== 429,
      play: polls['poll.failed'],
    },
  },
  unreachedInBrowser: {
    'vip.open poll.failed#0': 'after a limit, the poll of the page does not ask at once',
  },

  assertions: {
    'vip.open.checking': async (page, snapshot) => {
      await seePoints(page, snapshot)
      if (isKnown(snapshot)) await seeForm(page, snapshot, 'Convert…')
    },
    'vip.open.editing': async (page, snapshot) => {
      await seePoints(page, snapshot)
      await expect(vipPage(page).said).toHaveCount(0)
      if (isKnown(snapshot)) await seeForm(page, snapshot, 'Convert')
    },
    'vip.open.converted': async (page, snapshot) => {
      const { converted, message } = snapshot.context
      const said = message === '' ? '' : ' ৳ 1.00 added to your balance.'
      await expect(vipPage(page).said).toHaveText(`${converted?.amount} VP converted.${said}`)
      await seePoints(page, snapshot)
      await seeForm(page, snapshot, 'Convert')
    },
    'vip.converting': async (page, snapshot) => {
      await seePoints(page, snapshot)
      await seeForm(page, snapshot, 'Convert…')
    },
  },
})

async function seePoints(page: Page, { context: { points, rate, loadFailure } }: Vip): Promise<void> {
  const { alerts, worth, seePoints: see } = vipPage(page)
  if (points !== null) {
    const [shown, percent, words] = CARDS[points] ?? ['?', null, '?']
    await see(shown, percent, words)
    await expect(worth).toHaveText(rate === null ? [] : [WORTHS[points] ?? LEAST_WORTH])
    await expect(page.getByText('The points could not be refreshed.')).toHaveCount(loadFailure ? 1 : 0)
    return
  }
  await expect(button(page, 'Convert')).toHaveCount(0)
  if (loadFailure === null) {
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
    await expect(alerts).toHaveCount(0)
    return
  }
  await expect(alerts).toContainText(failureWords(loadFailure, 'Your VIP points could not be loaded.'))
}

/** Expects the form, which can be edited unless its button says what is in progress. */
async function seeForm(page: Page, snapshot: Vip, label: 'Convert' | 'Convert…'): Promise<void> {
  const { context, value } = snapshot
  const { amount, error, failure, loadFailure, sent: open } = context
  const field = vipPage(page).amount
  await expect(page.getByText(/^(Every .* that you bet on games brings|Bets on games bring)/)).toHaveText(
    context.stake === null
      ? 'Bets on games bring VP, whether you win or lose.'
      : 'Every ৳ 10.00 that you bet on games brings 1 VP, whether you win or lose.',
  )
  await expect(field).toHaveValue(amount)
  const [typed, worth] = SUMS[amount] ?? ['0 VP', '']
  const sum = context.rate === null || worth === '' ? typed : `${typed} = ${worth}`
  await expect(vipPage(page).footer).toHaveText(`You convert${sum}${label}`)
  if (label === 'Convert') {
    await expect(field).toBeEditable()
    await expect(button(page, label)).toBeEnabled()
  } else {
    await expect(field).not.toBeEditable()
    await expect(button(page, label)).toBeDisabled()
  }
  const isUnconfirmed = value !== 'converting' && open !== null && failure === null
  await expect(vipPage(page).alerts).toHaveText([
    ...(loadFailure ? ['The points could not be refreshed.'] : []),
    ...(isUnconfirmed
      ? [
          `Your last conversion of ${open.amount} VP got no answer, and it may have arrived. Look at your points: if they have not gone down, convert the same number again.`,
        ]
      : []),
    ...(error ? [ERRORS[error]] : []),
  ])
  await seeError(page, failure && failureText(failure))
}

const points = pollModel({
  machine: pointsMachine,
  ports: pointsPortsOf,
  answers: {
    'a number': userWith({ vip_coin: 25, vip_rate: 0.1, vip_stake: '20.00' }),
    'a decimal': userWith({ vip_coin: '25.00' }),
    'not a number': userWith({ vip_coin: null }),
  },
})

export const models = [vip, points]
