import type { exchangeSportsTexts as English } from '../../en/exchange/exchangeSports.ts'

export const exchangeSportsTexts: typeof English = {
  exchangeSports: {
    title: 'স্পোর্টস',
    others: 'অন্যান্য ম্যাচ',
    emptyHint: 'ম্যাচ ঘোষণা হলেই এখানে দেখা যাবে।',
  },
}
