import { formatMoney } from '../../machines/contract/amounts.ts'
import type { Promotion } from '../../machines/contract/promotions.ts'
import type { Settings } from '../operator/settings.ts'

const FRIEND = '5'

/** The seeded promotions. Only one has an end date, which has passed, so the sandbox never runs out of them. */
export const PROMOTIONS: Promotion[] = [
  {
    id: '1',
    name: 'Double your first deposit',
    desc: '<p>Your first deposit is <strong>doubled</strong>, up to ৳ 7,777.00.</p><ul><li>Turnover 12×.</li><li>Once a player.</li></ul>',
    thumbnail: 'banner-welcome.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '12',
    deposit_bouns: '100',
    status: 'active',
    categories: [99, 1, 2],
  },
  {
    id: '2',
    name: '5% weekly slot cashback',
    desc: '<p>5% of what slots took from Monday to Sunday comes back, on Monday by noon.</p><ul><li>Turnover 1×.</li><li>Once a week.</li></ul>',
    thumbnail: 'banner-cashback.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '1',
    deposit_bouns: '5',
    status: 'active',
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
    status: 'display',
    categories: [4, 128],
  },
  {
    id: '4',
    name: 'Hilsa season',
    desc: '<p>Ten free nets a day on every fishing game.</p>',
    thumbnail: 'feature-fish.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '3',
    deposit_bouns: '10',
    status: 'active',
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
    status: 'display',
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
    status: 'active',
    categories: [1, 1024],
  },
  {
    id: '7',
    name: 'Rocket boost',
    desc: '<p>Your deposit brings <strong>20% more</strong> for crash and arcade games.</p><ul><li>Turnover 8×.</li><li>Up to ৳ 7,777.00.</li></ul>',
    thumbnail: 'promotion-rocket.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '8',
    deposit_bouns: '20',
    status: 'active',
    categories: [8192, 1024],
  },
  {
    id: '8',
    name: 'A seat at the table',
    desc: '<p>15% on top of your deposit for <strong>Roulette, Baccarat and Andar Bahar</strong>, live or against the machine.</p><ul><li>Turnover 6×.</li></ul>',
    thumbnail: 'promotion-tables.svg',
    start_date: '2025-03-01 00:00:00',
    turnover: '6',
    deposit_bouns: '15',
    status: 'active',
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
    status: 'display',
    categories: [64, 32],
  },
]

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
