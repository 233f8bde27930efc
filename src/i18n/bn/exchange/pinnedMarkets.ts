import type { pinnedMarketsTexts as English } from '../../en/exchange/pinnedMarkets.ts'

export const pinnedMarketsTexts: typeof English = {
  pinnedMarkets: {
    pin: 'মার্কেট পিন করুন',
    unpin: 'মার্কেট আনপিন করুন',
    full: (limit) => `সর্বোচ্চ ${limit}টি মার্কেট পিন করা যায়।`,
  },
}
