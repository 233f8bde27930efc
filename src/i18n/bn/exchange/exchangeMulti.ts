import type { exchangeMultiTexts as English } from '../../en/exchange/exchangeMulti.ts'

export const exchangeMultiTexts: typeof English = {
  exchangeMulti: {
    title: 'মাল্টি মার্কেট',
    list: 'পিন করা মার্কেট',
    up: 'উপরে নিন',
    down: 'নিচে নিন',
    emptyHint: 'ম্যাচের পাশের পিন চেপে মার্কেট পিন করুন, এখানেই তার অডস দেখুন।',
    emptyAction: 'চলমান ম্যাচ দেখুন',
  },
}
