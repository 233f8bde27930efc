import type { arrivalsTexts as English } from '../../en/access/arrivals.ts'

export const arrivalsTexts: typeof English = {
  arrivals: {
    deposit: (amount) => `আপনার ${amount} ডিপোজিট যোগ হয়েছে।`,
    bonus: (amount) => `আপনার ${amount} বোনাস যোগ হয়েছে।`,
    turnover: (amount) => `এর টার্নওভার ${amount}।`,
    withdraw: (amount) => `আপনার ${amount} উত্তোলন বাতিল হয়েছে। টাকা আপনার ওয়ালেটে ফিরে এসেছে।`,
  },
}
