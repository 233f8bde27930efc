import type { supportTexts as English } from '../../en/support/support.ts'

export const supportTexts: typeof English = {
  support: {
    send: 'আমাদের মেসেজ পাঠান',
    openRefused: 'চ্যাট খোলা যায়নি।',
    openSilent: 'চ্যাট খোলার সময় সমস্যা হয়েছে।',
    failed: 'আপনার মেসেজ লোড করা যায়নি।',
    stale: 'মেসেজ রিফ্রেশ করা যায়নি।',
    notSent: (message) => `পাঠানো যায়নি: ${message}`,
    noMessage: 'এখনো কোনো মেসেজ নেই',
    partner: 'সাপোর্ট',
    navigation: 'চ্যাট',
    home: 'হোম',
    message: 'মেসেজ',
  },
}
