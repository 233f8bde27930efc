import type { Page } from '@playwright/test'
import { ORIGIN } from '@tiya/graph-tests/internal/headless/network.ts'
import type { SnapshotFrom } from 'xstate'
import { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { referralPortsOf } from '#src/ports/rewards/referral.ts'
import { userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { referralPage } from './referral.page.ts'

type Referral = SnapshotFrom<typeof referralMachine>

/** 20:30 UTC is past midnight in Dhaka. */
const KARIM = { id: 42, username: 'karim77', created_at: '2026-03-01 20:30:00' }
const ODD = { id: '43', username: '<b>salma</b>', created_at: 'yesterday' }

const ROWS: Readonly<Record<string, string>> = {
  karim77: 'karim77Joined 2026-03-02',
  '<b>salma</b>': '<b>salma</b>',
}

/** What the screen says of a friend, by what one brings. */
const REWARDS: Readonly<Record<number, readonly string[]>> = {
  50000: ['৳ 500.00 for each friend', 'Yours as soon as the friend’s approved deposits reach ৳ 1,000.00.'],
  7500: ['৳ 75.00 for each friend', 'Yours as soon as the friend has signed up.'],
}

const TABS = { info: 'Referral Info', mine: 'My Referral' } as const

async function seeTab(page: Page, { value }: Referral): Promise<void> {
  const tab = page.getByRole('tab', { name: TABS[value.tab], exact: true })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

const seePanel = async (page: Page, { value, context }: Referral) => {
  const { seeLink, seeReward, seeNoCode, seeFriends } = referralPage(page)
  if (value.tab === 'mine') await seeFriends(context.referrals.map(({ username }) => ROWS[username] ?? '?'))
  else if (context.code === '') await seeNoCode()
  else {
    await seeLink(context.code)
    await seeReward(REWARDS[context.reward?.bonus ?? 0] ?? [])
  }
}

export const model = defineModel<typeof referralMachine>({
  machine: referralMachine,
  ports: referralPortsOf,
  at: '/refrrel-program',
  input: { remoteId: '41', origin: ORIGIN },
  project: ({ code, referrals, reward }) => [code, referrals.length, reward],

  answers: {
    loadReferrals: {
      'two friends': userWith({
        ...{ referrals: [KARIM, ODD], referral_bonus: '500.00', referral_deposits: 1_000 },
      }),
      'no friends': userWith({ referrals: [], referral_bonus: '75.00' }),
      'no word of friends': userWith({ referral_code: 'RAHIM-2', referral_bonus: 0 }),
      'no code': userWith({ referral_code: ' ', referrals: [KARIM] }),
      'a friend without a name, as if there were none': userWith({
        referrals: [{ id: 42, created_at: KARIM.created_at }],
      }),
    },
  },
  plainEvents: ['tab.returned'],
  events: {
    'tab.chosen': () => (['info', 'mine'] as const).map((tab) => ({ type: 'tab.chosen', tab })),
  },
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: {
    'tab.chosen': (page, { tab }) => referralPage(page).openTab(TABS[tab]),
  },

  assertions: {
    'referral.player.loading': async (page, { value }) => {
      const panel = page.getByRole('tabpanel', { name: TABS[value.tab], exact: true })
      await expect(panel).toHaveAttribute('aria-busy', 'true')
      await expect(referralPage(page).noData).toHaveCount(0)
    },
    'referral.player.ready.current': seePanel,
    'referral.player.ready.refreshing': seePanel,
    'referral.tab.info': seeTab,
    'referral.tab.mine': seeTab,
  },
})
