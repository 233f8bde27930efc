import type { exchangeFrameTexts as English } from '../../en/exchange/exchangeFrame.ts'

export const exchangeFrameTexts: typeof English = {
  exchangeFrame: {
    navigation: 'এক্সচেঞ্জ',
    inPlay: 'ইন-প্লে',
    sports: 'স্পোর্টস',
    multi: 'মাল্টি',
    account: 'অ্যাকাউন্ট',
  },
}
