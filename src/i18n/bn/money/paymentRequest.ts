import type { paymentRequestTexts as English } from '../../en/money/paymentRequest.ts'

export const paymentRequestTexts: typeof English = {
  paymentRequest: {
    title: 'প্রস্তুত থাকুন!',
    sentence: 'আপনার টাকা আসছে। পেয়ে যাবেন এর মধ্যে',
    success: 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।',
    withdrawal: 'উইথড্র সফল হয়েছে!',
    review: 'আপনার অনুরোধ যাচাই করা হচ্ছে। অনুমোদন হলেই ব্যালেন্স হালনাগাদ হবে।',
    over: 'এখনও যাচাই চলছে',
    overText: 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে। আমাদের সাপোর্ট বিস্তারিত জানাতে পারবে।',
    support: 'সাপোর্ট',
    records: 'লেনদেনের রেকর্ড',
    close: 'বন্ধ করুন',
  },
}
