import type { pendingTexts as English } from '../../en/money/pending.ts'

export const pendingTexts: typeof English = {
  pending: {
    title: 'চলমান লেনদেন',
    deposit: (amount) => `${amount} ডিপোজিট যাচাই করা হচ্ছে`,
    continuePayment: 'আপনার পেমেন্ট চালিয়ে যান',
    withdrawal: (amount) => `${amount} উইথড্র যাচাই করা হচ্ছে`,
  },
}
