import { formatMoney } from '@tiya/contract/amounts'
import type { Promotion } from '@tiya/contract/promotions'
import type { Settings } from '../db/settings.ts'

const FRIEND = '5'

/** The most that a promotion adds to a deposit, in poisha. */
const MOST_BONUS = 7_777_00

/** How often a player can take a promotion. A week is Monday to Sunday in Dhaka. */
export type Often = 'first deposit' | 'player' | 'week'

/** A promotion of the sandbox. `often` is not on the wire: `desc` states it. */
export interface Offer extends Promotion {
  /** Undefined if the promotion is only displayed and cannot be taken with a deposit. */
  often?: Often
}

export const OFTEN: Readonly<Record<Often, string>> = {
  'first deposit': 'Once a player, with the first deposit',
  player: 'Once a player',
  week: 'Once a week',
}

/** The percentage of a week's losses in slots and live casino that comes back. */
export const CASHBACK_PERCENT = '5'

/*
 * The house keeps 1.2 % of the stakes, so a turnover of 12× costs a player a seventh of the bonus: every bonus is a
 * gift, and none can be had with each deposit. In `desc`, `{percent}` is the bonus and `{most}` the most that it brings.
 */
const SEEDS: readonly Omit<Offer, 'status'>[] = [
  {
    id: '1',
    name: 'Double your first deposit',
    desc: '<p>Your first deposit is <strong>doubled</strong>, up to {most}.</p>',
    thumbnail: 'promotion-welcome.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '12',
    deposit_bouns: '100',
    often: 'first deposit',
    categories: [99, 1, 2],
  },
  {
    id: '2',
    name: 'Slot week',
    desc: '<p>From Monday to Sunday, one deposit brings <strong>{percent}% more</strong> for slots.</p>',
    thumbnail: 'promotion-kites.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '1',
    deposit_bouns: '5',
    often: 'week',
    categories: [1],
  },
  {
    id: '3',
    name: 'Cricket welcome bonus',
    desc: '<p>Your deposit brings <strong>{percent}% more</strong> for the exchange, up to {most}.</p>',
    thumbnail: 'promotion-cricket.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '10',
    deposit_bouns: '50',
    often: 'player',
    categories: [4, 128],
  },
  {
    id: '4',
    name: 'Hilsa season',
    desc: '<p>Your deposit brings <strong>{percent}% more</strong> for all fishing games.</p>',
    thumbnail: 'promotion-fish.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '3',
    deposit_bouns: '10',
    often: 'week',
    categories: [8],
  },
  {
    id: '5',
    name: 'Bring a friend',
    desc: '<p>Share your link from <strong>Referral Program</strong>.</p>',
    thumbnail: 'promotion-friends.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '0',
    deposit_bouns: '0',
    categories: [512],
  },
  {
    id: '6',
    name: '100% bonus plus extra free spins',
    desc: '<p>A deposit was doubled, with <strong>extra free spins</strong>.</p>',
    thumbnail: 'promotion-welcome.svg',
    start_date: '2024-10-01 00:00:00',
    end_date: '2024-12-31 23:59:59',
    turnover: '12',
    deposit_bouns: '100',
    often: 'player',
    categories: [99, 1],
  },
  {
    id: '7',
    name: 'Rocket boost',
    desc: '<p>Your deposit brings <strong>{percent}% more</strong> for crash and arcade games, up to {most}.</p>',
    thumbnail: 'promotion-rocket.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '8',
    deposit_bouns: '20',
    often: 'player',
    categories: [8192, 1024],
  },
  {
    id: '8',
    name: 'A seat at the table',
    desc: '<p>{percent}% on top of your deposit for <strong>Roulette, Baccarat and Andar Bahar</strong>, live or against the machine.</p>',
    thumbnail: 'promotion-tables.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '6',
    deposit_bouns: '15',
    often: 'player',
    categories: [2, 256],
  },
  {
    id: '9',
    name: 'Numbers of the week',
    desc: '<p>From Monday to Sunday, one deposit brings <strong>{percent}% more</strong> for lotteries and e-sports.</p>',
    thumbnail: 'promotion-lottery.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '4',
    deposit_bouns: '10',
    often: 'week',
    categories: [64, 32],
  },
  {
    id: '10',
    name: '7,777 BDT sports welcome bonus',
    desc: '<p>A welcome to sports of up to {most}.</p>',
    thumbnail: 'promotion-cricket.svg',
    start_date: '2024-05-29 00:00:00',
    end_date: '2024-12-31 23:59:59',
    turnover: '12',
    deposit_bouns: '100',
    often: 'first deposit',
    categories: [99, 4],
  },
  {
    id: '11',
    name: `${CASHBACK_PERCENT}% weekly cashback`,
    desc: `<p><strong>${CASHBACK_PERCENT}%</strong> of what slots and live casino took from Monday to Sunday comes back on the next Monday, without a turnover.</p>`,
    thumbnail: 'banner-cashback.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '0',
    deposit_bouns: '0',
    categories: [1, 2],
  },
]

/** The seeded promotions. Two have ended; the others have no end, so the sandbox never runs out of them. */
export const PROMOTIONS: readonly Offer[] = SEEDS.map((seed) =>
  seed.often
    ? {
        ...seed,
        status: 'active',
        max_bonus: MOST_BONUS,
        desc: termsOf(seed, seed.often),
      }
    : { ...seed, status: 'display' },
)

function termsOf({ desc, deposit_bouns, turnover }: Omit<Offer, 'status'>, often: Often): string {
  const text = desc?.replace('{percent}', String(deposit_bouns)).replace('{most}', formatMoney(MOST_BONUS))
  return `${text}<ul><li>Turnover ${turnover}×.</li><li>${OFTEN[often]}.</li></ul>`
}

/** Returns true for a promotion that is over: players don't see it, and can't take it. */
export function hasEnded({ end_date }: Promotion, now: number): boolean {
  return Boolean(end_date) && Date.parse(`${end_date?.replace(' ', 'T')}Z`) < now
}

/**
 * The promotions on offer. The one for friends states what the operator pays for them; it is left out if that
 * is nothing.
 */
export function offeredPromotions({ referralBonus, referralDeposits }: Settings): Promotion[] {
  const friend = `<p>You get <strong>${formatMoney(referralBonus)}</strong> for each friend who signs up with your link, as soon as the friend’s approved deposits reach ${formatMoney(referralDeposits)}.</p>`
  const offered = PROMOTIONS.filter(
    (one) => !hasEnded(one, Date.now()) && (one.id !== FRIEND || referralBonus > 0),
  )
  return offered.map((promotion) =>
    promotion.id === FRIEND ? { ...promotion, desc: friend + promotion.desc } : promotion,
  )
}
