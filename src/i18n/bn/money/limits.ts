import type { limitsTexts as English } from '../../en/money/limits.ts'

export const limitsTexts: typeof English = {
  limits: {
    title: 'ডিপোজিটের সীমা',
    lead: 'সীমা কমালে তা সাথে সাথে কার্যকর হয়। বাড়ালে বা তুলে দিলে 24 ঘণ্টা পরে কার্যকর হয়, তার আগে পর্যন্ত তা বাতিল করা যায়।',
    periods: { day: 'দৈনিক', week: 'সাপ্তাহিক', month: 'মাসিক' },
    used: (used, limit) => `${limit}-এর মধ্যে ${used} ব্যবহৃত`,
    usedNoLimit: (used) => `${used} ব্যবহৃত, কোনো সীমা নেই`,
    bar: { day: 'আজ ব্যবহৃত', week: 'এই সপ্তাহে ব্যবহৃত', month: 'এই মাসে ব্যবহৃত' },
    limit: 'সীমা',
    save: 'সেভ করুন',
    saving: 'সেভ হচ্ছে…',
    remove: 'তুলে দিন',
    removing: 'তুলে দেওয়া হচ্ছে…',
    cancel: 'পরিবর্তন বাতিল করুন',
    cancelling: 'বাতিল হচ্ছে…',
    pending: (limit, from) => `${limit}, ${from} থেকে`,
    pendingNone: (from) => `${from} থেকে কোনো সীমা থাকবে না`,
    saved: 'আপনার ডিপোজিটের সীমা সেভ হয়েছে।',
    errors: {
      missing: 'আপনার সীমা লিখুন।',
      notWhole: 'পরিমাণ পূর্ণ সংখ্যা হতে হবে।',
      zero: 'সীমা 0-এর বেশি হতে হবে। সীমা না রাখতে “তুলে দিন” চাপুন।',
    },
    changeRefused: 'আপনার সীমা সেভ করা যায়নি',
    changeSilent: 'সীমা সেভ করার সময় একটি সমস্যা হয়েছে। এগোনোর আগে সীমাটি দেখে নিন।',
    loadRefused: 'আপনার ডিপোজিটের সীমা আনা যায়নি',
    loadSilent: 'ডিপোজিটের সীমা আনার সময় একটি সমস্যা হয়েছে।',
    missing: 'এখানে ডিপোজিটের সীমা নেই',
    missingText: 'এই সাইটে নিজে সীমা ঠিক করা যায় না। সীমার মধ্যে থাকতে সাপোর্ট আপনাকে সাহায্য করতে পারে।',
    support: 'সাপোর্টে যোগাযোগ করুন',
  },
}
