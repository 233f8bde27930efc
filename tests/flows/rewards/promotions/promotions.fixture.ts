/** Returns a promotion in its wire format, at noon in Dhaka on 2 March 2026, when a walk begins. */
export const promotion = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  desc: '<p>One <b>two</b> three</p><ul><li>four</li><li>five six</li></ul>',
  thumbnail: 'banner.svg',
  start_date: '2026-03-01 18:00:00',
  end_date: '2026-03-31T17:59:00Z',
  turnover: '12.00',
  deposit_bouns: '100.00',
  max_bonus: '7777.00',
  status: 'active',
  ...more,
})

/** The names of the promotions below that are listed, by category. */
export const LISTED_NAMES = {
  ALL: ['Double it', 'Slots week', 'Read only'],
  'Welcome Offer': ['Double it'],
  Slots: ['Double it', 'Slots week'],
  Fishing: [],
} as const

/** Every kind: active, displayed, without categories, hidden, ended, not begun, with another status. */
export const PROMOTIONS = [
  promotion(7, 'Double it', { categories: [99, 1] }),
  promotion(8, 'Slots week', { categories: [1, 16], start_date: null, end_date: null }),
  promotion(9, 'Read only', { status: 'display', desc: '', thumbnail: '', end_date: null }),
  promotion(10, 'Cock fights', { categories: [2048] }),
  promotion(11, 'Long ago', { categories: [8], end_date: '2026-03-02 05:59:59' }),
  promotion(12, 'Soon', { categories: [8], start_date: '2026-03-03 06:00:00' }),
  promotion(13, 'Switched off', { status: 'inactive' }),
]
