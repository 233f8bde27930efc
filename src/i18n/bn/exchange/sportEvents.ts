import type { sportEventsTexts as English } from '../../en/exchange/sportEvents.ts'

export const sportEventsTexts: typeof English = {
  sportEvents: {
    sports: { cricket: 'ক্রিকেট', soccer: 'ফুটবল', tennis: 'টেনিস' },
    inPlay: 'ইন-প্লে',
    delayed: 'দেরি হচ্ছে',
    ended: 'শেষ',
    minute: (minutes) => `${minutes} মিনিট`,
    noTime: 'সময় পরে জানানো হবে',
    untitled: 'ইভেন্ট',
    fancy: 'ফ্যান্সি',
    bookmaker: 'বুকমেকার',
    winner: (name) => `বিজয়ী: ${name}`,
    failed: 'ইভেন্টগুলো লোড করা যায়নি।',
    stale: 'ইভেন্টগুলো রিফ্রেশ করা যায়নি। তথ্য পুরোনো হতে পারে।',
  },
}
