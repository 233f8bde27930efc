import type { accountTexts as English } from '../../en/account/account.ts'

export const accountTexts: typeof English = {
  account: {
    title: 'আমার অ্যাকাউন্ট',
    memberSince: (date: string) => `সদস্য হয়েছেন ${date}`,
    vipPoints: 'ভিআইপি পয়েন্ট',
    wallet: 'মূল ওয়ালেট',
    hide: 'ব্যালেন্স লুকান',
    show: 'ব্যালেন্স দেখুন',
    hidden: 'লুকানো',
    stale: 'ব্যালেন্স রিফ্রেশ করা যায়নি।',
    failed: 'আপনার তথ্য লোড করা যায়নি।',
    funds: 'টাকাপয়সা',
    deposit: 'ডিপোজিট',
    withdrawal: 'উইথড্র',
    history: 'হিস্ট্রি',
    bettingRecords: 'বেটিং রেকর্ড',
    transactionRecords: 'লেনদেনের রেকর্ড',
    turnover: 'টার্নওভার',
    profile: 'প্রোফাইল',
    personalInfo: 'ব্যক্তিগত তথ্য',
    resetPassword: 'পাসওয়ার্ড পরিবর্তন',
    limits: 'ডিপোজিটের সীমা',
    inbox: 'ইনবক্স',
    referral: 'রেফারেল',
    logout: 'লগ আউট',
  },
}
