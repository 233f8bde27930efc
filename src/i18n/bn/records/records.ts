import type { recordsTexts as English } from '../../en/records/records.ts'

export const recordsTexts: typeof English = {
  records: {
    refresh: 'রিফ্রেশ',
    filter: 'ফিল্টার',
    confirm: 'নিশ্চিত করুন',
    all: 'সব',
    date: 'তারিখ',
    dates: { today: 'আজ', yesterday: 'গতকাল', last7: 'গত 7 দিন' },
    total: 'মোট লাভ/ক্ষতি',
    list: 'রেকর্ড',
    filteredHint: 'এই ফিল্টারে কোনো রেকর্ড নেই।',
    clearFilter: 'সব দেখুন',
    failed: 'আপনার রেকর্ড লোড করা যায়নি।',
    stale: 'রেকর্ড রিফ্রেশ করা যায়নি।',
    timeline: 'ধাপগুলো',
  },
}
