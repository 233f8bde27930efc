import type { onwardTexts as English } from '../../en/home/onward.ts'

export const onwardTexts: typeof English = {
  onward: {
    continueTo: (name) => `চালিয়ে যান: ${name}`,
    notNow: 'এখন নয়',
    screens: {
      account: 'আমার অ্যাকাউন্ট',
      profile: 'ব্যক্তিগত তথ্য',
      deposit: 'ডিপোজিট',
      withdrawal: 'উইথড্র',
      bettingRecord: 'বেটিং রেকর্ড',
      transactionRecord: 'লেনদেনের রেকর্ড',
      turnoverRecord: 'টার্নওভার',
      referral: 'রেফারেল প্রোগ্রাম',
      resetPassword: 'পাসওয়ার্ড পরিবর্তন',
      inbox: 'ইনবক্স',
      vip: 'আমার ভিআইপি',
      promotions: 'প্রমোশন',
      chat: 'সাপোর্ট',
      chatList: 'মেসেজ',
      chatBox: 'মেসেজ',
      exchange: 'এক্সচেঞ্জ',
      limits: 'ডিপোজিটের সীমা',
      exchangeAccount: 'অ্যাকাউন্ট',
      inPlay: 'ইন-প্লে',
      exchangeSports: 'স্পোর্টস',
      exchangeMulti: 'মাল্টি মার্কেট',
      oddsView: 'ম্যাচ',
    },
  },
}
