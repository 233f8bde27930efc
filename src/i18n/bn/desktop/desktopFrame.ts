import type { desktopFrameTexts as English } from '../../en/desktop/desktopFrame.ts'

export const desktopFrameTexts: typeof English = {
  desktopFrame: {
    clock: 'ঢাকার সময়',
    language: 'বাংলা',
    contacts: 'সাপোর্টের ঠিকানা',
    sponsor: (name: string) => `স্পনসর: ${name}`,
    wallet: 'মূল ওয়ালেট',
    hidden: 'লুকানো',
    stale: 'ব্যালেন্স রিফ্রেশ করা যায়নি।',
    reload: 'রিলোড',
    deposit: 'ডিপোজিট',
    memberCenter: 'মেম্বার সেন্টার',
    logout: 'লগ আউট',
    vip: 'ভিআইপি',
    referral: 'রেফারেল',
    aboutLoading: 'সাইট সম্পর্কিত লেখা লোড হচ্ছে',
    help: 'কাস্টমার সাপোর্ট (24/7)',
    helpText: 'অ্যাকাউন্ট, পেমেন্ট বা বাজি নিয়ে প্রশ্ন: দিনরাত উত্তর পাবেন।',
    android: 'অ্যান্ড্রয়েড ডাউনলোড',
    license: 'গেমিং লাইসেন্স',
  },
}
