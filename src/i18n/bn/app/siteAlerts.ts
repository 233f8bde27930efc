import type { siteAlertsTexts as English } from '../../en/app/siteAlerts.ts'

export const siteAlertsTexts: typeof English = {
  siteAlerts: {
    maintenance: 'সাইটে রক্ষণাবেক্ষণের কাজ চলছে। কিছু সেবা সাময়িকভাবে বন্ধ থাকতে পারে।',
    ended: 'আপনার সেশন শেষ হয়ে গেছে। আবার লগইন করুন।',
  },
}
