import type { turnoverRecordTexts as English } from '../../en/records/turnoverRecord.ts'

export const turnoverRecordTexts: typeof English = {
  turnoverRecord: {
    title: 'টার্নওভার',
    tabs: 'চলমান ও সম্পন্ন টার্নওভার',
    active: 'সক্রিয়',
    completed: 'সম্পূর্ণ',
    list: 'টার্নওভার',
    progress: (name) => `বাকি টার্নওভার, ${name}`,
    ordinary: 'ডিপোজিটের টার্নওভার',
    remaining: 'বাকি',
    required: 'প্রয়োজন',
    left: (percent) => `${percent}% বাকি`,
    bonus: 'বোনাসের পরিমাণ',
    since: 'শুরু',
    done: 'সম্পূর্ণ',
    noActiveHint: 'উইথড্র করার আগে আপনাকে কিছু খেলতে হবে না। ডিপোজিটের সাথে নেওয়া প্রমোশন এখানে গোনা হয়।',
    noActiveAction: 'ডিপোজিট করুন',
    noCompletedHint: 'আপনি যা খেলে শেষ করেছেন, তা এখানে দেখা যাবে।',
    noCompletedAction: 'গেম খেলুন',
    failed: 'আপনার টার্নওভার আনা যায়নি।',
    stale: 'টার্নওভার রিফ্রেশ করা যায়নি।',
  },
}
