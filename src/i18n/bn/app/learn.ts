import type { learnTexts as English } from '../../en/app/learn.ts'

export const learnTexts: typeof English = {
  learn: {
    'match-odds': 'ম্যাচ অডস সম্পর্কে',
    liability: 'লায়াবিলিটি সম্পর্কে',
    turnover: 'টার্নওভার সম্পর্কে',
    vip: 'ভিআইপি পয়েন্ট সম্পর্কে',
    exposure: 'এক্সপোজার সম্পর্কে',
  },
}
