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
    firstSteps: 'প্রথম ধাপ',
    stepsDone: (done, all) => `প্রথম ধাপ: ${all}টির মধ্যে ${done}টি হয়েছে`,
    steps: {
      bonus: { toDo: 'ক্যাশ বোনাস নিন', done: 'নেওয়ার মতো ক্যাশ বোনাস নেই' },
      phone: { toDo: 'ফোন যাচাই করুন', done: 'ফোন যাচাই হয়েছে' },
      birthday: { toDo: 'জন্মতারিখ দিন', done: 'জন্মতারিখ দেওয়া হয়েছে' },
      deposit: { toDo: 'প্রথম ডিপোজিট করুন', done: 'প্রথম ডিপোজিট হয়েছে' },
    },
    firstDeposit: 'প্রথম ডিপোজিট',
    funds: 'টাকাপয়সা',
    history: 'হিস্ট্রি',
    profile: 'প্রোফাইল',
    referral: 'রেফারেল',
    logout: 'লগ আউট',
  },
}
