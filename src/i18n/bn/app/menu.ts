import type { menuTexts as English } from '../../en/app/menu.ts'

export const menuTexts: typeof English = {
  menu: {
    referral: 'রেফারেল প্রোগ্রাম',
    vip: 'ভিআইপি',
    affiliate: 'অ্যাফিলিয়েট',
    chat: '24/7 লাইভ চ্যাট',
    games: 'গেম',
    more: 'আরও',
  },
}
