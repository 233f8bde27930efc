import type { Page } from '@playwright/test'
import type { LimitPeriod } from '@tiya/contract/money'
import { labelled, unusual } from '@tiya/graph-tests/model'
import type { SentCall, WireAnswer } from '@tiya/graph-tests/wire'
import { limitsMachine } from '#machines/money/limits/limits.machine.ts'
import type { LimitChange } from '#machines/money/limits/limits.rules.ts'
import { limitsPortsOf } from '#src/ports/money/limits.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failedReads, failures } from '#tests/model/model.ts'
import { alerts, announcements, leaveField, typeInto } from '#tests/site/controls.ts'
import { LIMITS, limitsPage } from './limits.page.ts'

const [DAY, WEEK, MONTH] = LIMITS

const NONE = { status: 404, body: { message: 'Not found.' } }

/** Returns the limits after a change: a daily limit of at most 1,000 counts at once. */
function changed({ body }: SentCall): WireAnswer {
  const { period, amount } = body as { period: LimitPeriod; amount: string | null }
  const waits = period === 'day' && (amount === null || Number(amount) > 1000)
  const day = waits ? { ...DAY, pending: { amount, from: '2026-03-03 06:00:00' } } : { ...DAY, amount }
  const limits = [
    period === 'day' ? day : DAY,
    period === 'week' ? { ...WEEK, amount } : WEEK,
    period === 'month' ? { ...MONTH, amount, pending: null } : MONTH,
  ]
  return { body: { message: 'Done.', limits } }
}

const ERRORS = {
  missing: 'Please fill in your limit.',
  notWhole: 'Amount must be a whole number.',
  outOfRange: 'That is more than a limit can be. Remove means no limit.',
  zero: 'A limit must be above 0. Remove means no limit.',
}

const taka = (poisha: number) => `৳ ${(poisha / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

type Snapshot = Parameters<NonNullable<Parameters<typeof defineModel<typeof limitsMachine>>[0]['project']>>[0]

/** Asserts what is used and pending of each limit, its field, and its alerts. */
async function seeLimits(page: Page, { limits, typed, change, errors, failure }: Snapshot): Promise<void> {
  const { group, groups, field, bar, control } = limitsPage(page)
  await expect(groups).toHaveCount(3)
  for (const { period, amount, used, pending } of limits) {
    const usage = amount === null ? `${taka(used)} used, no limit` : `${taka(used)} of ${taka(amount)} used`
    await expect(group(period)).toContainText(usage)
    await expect(bar(period)).toHaveCount(amount === null ? 0 : 1)
    const from = period === 'month' ? '2026-03-03 02:30' : '2026-03-03 12:00'
    const next = pending?.amount == null ? `No limit from ${from}` : `${taka(pending.amount)} from ${from}`
    await expect(group(period).getByText(next, { exact: true })).toHaveCount(pending ? 1 : 0)
    await expect(control(period, 'Cancel change')).toHaveCount(pending ? 1 : 0)
    await expect(field(period)).toHaveValue(typed[period] ?? (amount === null ? '' : `${amount / 100}`))
    await expect(alerts(page).and(group(period).getByRole('alert'))).toHaveText([
      ...[errors[period]].flatMap((error) => (error ? [ERRORS[error]] : [])),
      ...(failure && change.period === period
        ? [
            failureWords(failure, {
              unanswered: 'An error occurred while saving your limit. Please check it before you go on.',
              refused: 'Failed to save your limit',
            }),
          ]
        : []),
    ])
  }
}

const seeOpen = async (page: Page, { context }: { readonly context: Snapshot }) => {
  await seeLimits(page, context)
  for (const { period, amount } of context.limits) {
    await expect(limitsPage(page).field(period)).toBeEditable()
    await expect(limitsPage(page).control(period, 'Save')).toBeEnabled()
    await expect(limitsPage(page).control(period, 'Remove')).toBeEnabled({ enabled: amount !== null })
  }
}

/** Returns the name of the pressed button while its call is under way. */
const busyName = ({ amount, period }: LimitChange, { limits }: Snapshot) => {
  if (amount === null) return 'Remove…'
  const limit = limits.find((one) => one.period === period)
  return limit?.pending && limit.amount === amount ? 'Cancel change…' : 'Save…'
}

const PERIODS = ['day', 'week', 'month'] as const

export const model = defineModel<typeof limitsMachine>({
  machine: limitsMachine,
  ports: limitsPortsOf,
  stored: PLAYER,
  at: '/limits',
  usual: {},

  answers: {
    loadLimits: {
      three: { body: { limits: LIMITS } },
      'none here': NONE,
    },
    refreshLimits: {
      three: { body: { limits: LIMITS } },
      'none here': NONE,
      'an amount is missing': { body: { limits: [{ period: 'day', used: 0 }] } },
      ...failedReads(15_000),
    },
    changeLimit: { changed, ...failures('Not this limit.', 30_000) },
  },

  plainEvents: ['tab.returned'],
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  durations: { noticeShown: 4_000 },
  events: {
    'field.changed': () => [
      ...['500', '2000'].map((value) => ({ type: 'field.changed' as const, period: 'day' as const, value })),
      ...['', '0', '1', '0.5'].map((value) =>
        unusual(labelled(`"${value}"`, { type: 'field.changed' as const, period: 'day' as const, value })),
      ),
      unusual({ type: 'field.changed', period: 'week', value: '৭০০' }),
    ],
    'field.left': () => [unusual({ type: 'field.left', period: 'day' })],
    save: () => [{ type: 'save', period: 'day' }, unusual({ type: 'save', period: 'week' })],
    remove: () => PERIODS.map((period) => ({ type: 'remove', period })),
    cancel: () => PERIODS.map((period) => ({ type: 'cancel', period })),
  },
  gesture: {
    'field.changed': {
      when: ({ context: { typed } }, { period, value }) => value !== typed[period],
      play: (page, { period, value }) => typeInto(limitsPage(page).field(period), value),
    },
    'field.left': (page, { period }) => leaveField(limitsPage(page).field(period)),
    save: (page, { period }) => limitsPage(page).press(period, 'Save'),
    remove: (page, { period }) => limitsPage(page).press(period, 'Remove'),
    cancel: (page, { period }) => limitsPage(page).press(period, 'Cancel change'),
  },

  invariants: {
    'a limit is removed only where one is set, and a change is cancelled only where one waits': (
      after,
      step,
    ) => {
      if (step?.event.type !== 'remove' && step?.event.type !== 'cancel') return true
      const { type, period } = step.event
      const limit = step.before.context.limits.find((one) => one.period === period)
      return !after.matches('changing') || Boolean(type === 'remove' ? limit?.amount : limit?.pending)
    },
    'only whole amounts above zero are sent': (after) => {
      const { amount } = after.context.change
      return !after.matches('changing') || amount === null || (amount > 0 && amount % 100 === 0)
    },
  },

  assertions: {
    'limits.loading': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Deposit limits' })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    },
    'limits.missing': async (page) => {
      await expect(page.getByRole('main')).toContainText('There are no deposit limits here')
      await expect(limitsPage(page).groups).toHaveCount(0)
    },
    'limits.open.idle': async (page, snapshot) => {
      await seeOpen(page, snapshot)
      await expect(announcements(page)).toHaveCount(0)
    },
    'limits.open.changed': async (page, snapshot) => {
      await seeOpen(page, snapshot)
      await expect(announcements(page)).toHaveText('Your deposit limits are saved.')
    },
    'limits.open.refreshing': seeOpen,
    'limits.changing': async (page, { context }) => {
      const { group, field } = limitsPage(page)
      const { change } = context
      await expect(field(change.period)).not.toBeEditable()
      await expect(
        group(change.period).getByRole('button', { name: busyName(change, context) }),
      ).toBeDisabled()
      await expect(page.getByRole('main').getByRole('button', { disabled: false })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button', { name: /…$/ })).toHaveCount(1)
    },
  },
})
