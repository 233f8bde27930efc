import type { realityCheckTexts as English } from '../../en/app/realityCheck.ts'

export const realityCheckTexts: typeof English = {
  realityCheck: {
    title: 'রিয়েলিটি চেক',
    off: 'বন্ধ',
    minutes: (count: number) => `${count} মিনিট`,
    settingLead: 'আপনি কতক্ষণ লগইন আছেন এবং ব্যালেন্স কতটা বদলেছে, আমরা তা মনে করিয়ে দিতে পারি।',
    setting: 'কতক্ষণ পরপর মনে করিয়ে দেওয়া হবে',
    save: 'সেভ করুন',
    lead: 'একটু বিরতি নেবেন? এখন পর্যন্ত আপনার হিসাব:',
    time: 'লগইনের পর সময়',
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} ঘণ্টা ${minutes} মিনিট` : `${minutes} মিনিট`,
    balance: 'ব্যালেন্সের পরিবর্তন',
    continue: 'চালিয়ে যান',
    records: 'আমার রেকর্ড দেখুন',
    logout: 'লগ আউট',
  },
}
