import type { turnoverRecordTexts as English } from '../../en/records/turnoverRecord.ts'

export const turnoverRecordTexts: typeof English = {
  turnoverRecord: {
    title: 'টার্নওভার',
    tabs: 'চলমান ও সম্পন্ন টার্নওভার',
    active: 'চলমান',
    completed: 'সম্পন্ন',
    list: 'টার্নওভার',
    progress: (name) => `বাকি টার্নওভার, ${name}`,
    ordinary: 'ডিপোজিটের টার্নওভার',
    remaining: 'বাকি',
    required: 'প্রয়োজন',
    left: (percent) => `${percent}% বাকি`,
    played: (played, all) => `${all}-এর মধ্যে ${played} খেলা হয়েছে`,
    bonus: 'বোনাসের পরিমাণ',
    since: 'শুরু',
    noActiveHint: 'উইথড্র করার আগে এখন কিছু খেলতে হবে না। ডিপোজিটের সাথে প্রমোশন নিলে তার টার্নওভার এখানে দেখা যাবে।',
    noActiveAction: 'ডিপোজিট করুন',
    noCompletedHint: 'যেসব টার্নওভার শেষ করেছেন, সেগুলো এখানে দেখা যাবে।',
    noCompletedAction: 'গেম খেলুন',
    failed: 'আপনার টার্নওভার লোড করা যায়নি।',
    stale: 'টার্নওভার রিফ্রেশ করা যায়নি।',
  },
}
