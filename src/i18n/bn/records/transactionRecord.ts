import type { transactionRecordTexts as English } from '../../en/records/transactionRecord.ts'

export const transactionRecordTexts: typeof English = {
  transactionRecord: {
    title: 'লেনদেনের রেকর্ড',
    status: 'অবস্থা',
    type: 'ধরন',
    statuses: { processing: 'প্রক্রিয়াধীন', success: 'সফল', fail: 'ব্যর্থ', unknown: 'অজানা' },
    types: { deposit: 'ডিপোজিট', withdraw: 'উইথড্র', bonus: 'বোনাস' },
    emptyHint: 'আপনার ডিপোজিট, উইথড্র ও বোনাস এখানে দেখা যাবে।',
    emptyAction: 'ডিপোজিট করুন',
    details: 'লেনদেনের বিবরণ',
    steps: {
      submitted: 'জমা দেওয়া হয়েছে',
      granted: 'দেওয়া হয়েছে',
      review: 'যাচাই করা হচ্ছে',
      success: 'অনুমোদিত হয়েছে',
      fail: 'বাতিল হয়েছে',
    },
    amount: 'পরিমাণ',
    method: 'পেমেন্ট মেথড',
    number: 'ট্রানজ্যাকশন আইডি',
    promotion: 'প্রমোশন',
    created: 'তৈরির সময়',
    updated: 'সর্বশেষ আপডেট',
    note: 'নোট',
    ask: 'সাপোর্টকে জিজ্ঞাসা করুন',
  },
}
