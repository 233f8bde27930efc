import type { Page } from '@playwright/test'
import type { LimitPeriod } from '@tiya/contract/money'
import type { Visit } from '#tests/site/visit.ts'

const NAMES: Readonly<Record<LimitPeriod, string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' }

/** A daily limit, no weekly one, and a monthly one that is about to be removed, in their wire format. */
export const LIMITS = [
  { period: 'day', amount: '1000.00', used: '300.00' },
  { period: 'week', amount: null, used: 300 },
  {
    period: 'month',
    amount: 5000,
    used: '5000.00',
    // Late in the evening in London, but the next day in Dhaka.
    pending: { amount: null, from: '2026-03-02T20:30:00Z' },
  },
] as const

/** `/limits` as a player uses it. */
export function limitsPage(page: Page) {
  const group = (period: LimitPeriod) => page.getByRole('group', { name: NAMES[period], exact: true })
  const control = (period: LimitPeriod, name: string) =>
    group(period).getByRole('button', { name, exact: true })
  return {
    open: () => page.goto('/limits'),
    group,
    control,
    groups: page.getByRole('group'),
    field: (period: LimitPeriod) => group(period).getByRole('textbox', { name: 'Limit', exact: true }),
    bar: (period: LimitPeriod) => group(period).getByRole('progressbar'),
    press: (period: LimitPeriod, name: 'Save' | 'Remove' | 'Cancel change') => control(period, name).click(),
  }
}

export const visit: Visit = {
  at: '/limits',
  player: true,
  answers: { 'GET /deposit-limits': { body: { limits: LIMITS } } },
  heading: 'Deposit limits',
  submits: 'POST /deposit-limits',
  submit: (page) => limitsPage(page).press('day', 'Save'),
}
