import type { inboxTexts as English } from '../../en/support/inbox.ts'

export const inboxTexts: typeof English = {
  inbox: {
    title: 'ইনবক্স',
    list: 'মেসেজ',
    unread: 'অপঠিত',
    untitled: 'শিরোনাম নেই',
    more: 'আরও দেখুন',
    edit: 'সম্পাদনা',
    done: 'সম্পন্ন',
    selectAll: 'সব নির্বাচন করুন',
    selected: (count) => `${count}টি মেসেজ নির্বাচিত`,
    read: 'পঠিত',
    reading: (at, count) => `পঠিত করা হচ্ছে… (${at}/${count})`,
    delete: 'মুছুন',
    deleting: (at, count) => `মোছা হচ্ছে… (${at}/${count})`,
    deleteTitle: 'মেসেজ মুছুন',
    deleteQuestion: (count) =>
      `${count}টি মেসেজ মুছে ফেলবেন? ${count === 1 ? 'এটি' : 'এগুলো'} আর ফিরে পাওয়া যাবে না।`,
    cancel: 'বাতিল',
    notRead: 'পঠিত করা যায়নি:',
    notDeleted: 'মোছা যায়নি:',
    emptyHint: 'আপনার অ্যাকাউন্ট ও বোনাসের খবর এখানে আসবে।',
    failed: 'আপনার মেসেজ লোড করা যায়নি।',
    stale: 'মেসেজ রিফ্রেশ করা যায়নি।',
    moreFailed: 'আরও মেসেজ লোড করা যায়নি।',
  },
}
