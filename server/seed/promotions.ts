import { formatMoney } from '../../machines/contract/amounts.ts'
import type { Promotion } from '../../machines/contract/promotions.ts'
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

const OFTEN: Readonly<Record<Often, string>> = {
  'first deposit': 'Once a player, with the first deposit.',
  player: 'Once a player.',
  week: 'Once a week.',
}

/*
 * The house keeps 1.2 % of the stakes, so a turnover of 12× costs a player a seventh of the bonus: every bonus is a
 * gift, and none can be had with each deposit.
 */
const SEEDS: readonly Omit<Offer, 'status'>[] = [
  {
    id: '1',
    name: 'Double your first deposit',
    desc: '<p>Your first deposit is <strong>doubled</strong>, up to ৳ 7,777.00.</p>',
    thumbnail: 'banner-welcome.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '12',
    deposit_bouns: '100',
    often: 'first deposit',
    categories: [99, 1, 2],
  },
  {
    id: '2',
    name: '5% weekly slot cashback',
    desc: '<p>From Monday to Sunday, one deposit brings <strong>5%</strong> back for slots.</p>',
    thumbnail: 'banner-cashback.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '1',
    deposit_bouns: '5',
    often: 'week',
    categories: [1],
  },
  {
    id: '3',
    name: 'Cricket welcome bonus',
    desc: '<p>Up to <strong>৳ 7,777.00</strong> for your first week on the exchange.</p><h3>How it works</h3><ol><li>Back or lay on any cricket match in play.</li><li>Half of what you lose in the first seven days comes back.</li><li>Our support pays it on the eighth day: open the chat and ask for it.</li></ol><p><em>Once a player. Settled bets only.</em></p>',
    thumbnail: 'banner-cricket.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '10',
    deposit_bouns: '50',
    categories: [4, 128],
  },
  {
    id: '4',
    name: 'Hilsa season',
    desc: '<p>Your deposit brings <strong>10% more</strong> for all fishing games.</p>',
    thumbnail: 'feature-fish.svg',
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
    thumbnail: 'feature-friends.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '2',
    deposit_bouns: '0',
    categories: [512],
  },
  {
    id: '6',
    name: 'Kite festival',
    desc: '<p>The festival is over: until the next one.</p>',
    thumbnail: 'feature-kites.svg',
    start_date: '2024-01-14 00:00:00',
    end_date: '2024-12-31 23:59:59',
    turnover: '5',
    deposit_bouns: '20',
    often: 'week',
    categories: [1, 1024],
  },
  {
    id: '7',
    name: 'Rocket boost',
    desc: '<p>Your deposit brings <strong>20% more</strong> for crash and arcade games, up to ৳ 7,777.00.</p>',
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
    desc: '<p>15% on top of your deposit for <strong>Roulette, Baccarat and Andar Bahar</strong>, live or against the machine.</p>',
    thumbnail: 'promotion-tables.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '6',
    deposit_bouns: '15',
    often: 'player',
    categories: [2, 256],
  },
  {
    id: '9',
    name: 'The Friday draw',
    desc: '<p>Every day on which you play earns a <strong>free ticket</strong> for the draw on Friday at nine in the evening.</p><h3>Prizes</h3><ol><li>৳ 5,000.00</li><li>৳ 2,000.00</li><li>৳ 1,000.00, ten times</li></ol><p>The winners find a message in their inbox.</p>',
    thumbnail: 'promotion-lottery.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '1',
    deposit_bouns: '0',
    categories: [64, 32],
  },
]

/** The seeded promotions. Only one has an end date, which has passed, so the sandbox never runs out of them. */
export const PROMOTIONS: readonly Offer[] = SEEDS.map((seed) =>
  seed.often
    ? {
        ...seed,
        status: 'active',
        max_bonus: MOST_BONUS,
        desc: seed.desc + termsOf(seed.turnover, seed.often),
      }
    : { ...seed, status: 'display' },
)

function termsOf(turnover: Promotion['turnover'], often: Often): string {
  return `<ul><li>Turnover ${turnover}×.</li><li>${OFTEN[often]}</li></ul>`
}

/**
 * The promotions on offer. The one for friends states what the operator pays for them; it is left out if that
 * is nothing.
 */
export function offeredPromotions({ referralBonus, referralDeposits }: Settings): Promotion[] {
  const friend = `<p>You get <strong>${formatMoney(referralBonus)}</strong> for each friend who signs up with your link, as soon as the friend’s approved deposits reach ${formatMoney(referralDeposits)}.</p>`
  return PROMOTIONS.filter(({ id }) => id !== FRIEND || referralBonus > 0).map((promotion) =>
    promotion.id === FRIEND ? { ...promotion, desc: friend + promotion.desc } : promotion,
  )
}
