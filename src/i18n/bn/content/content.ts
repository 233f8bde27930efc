import type { contentTexts as English } from '../../en/content/content.ts'

export const contentTexts: typeof English = {
  content: {
    pages: {
      faq: 'নতুন সদস্য গাইড (FAQ)',
      'brand-ambassador': 'ব্র্যান্ড অ্যাম্বাসেডর',
      'responsible-gaming': 'দায়িত্বশীল গেমিং',
      'age-limit': 'বয়সসীমা 18+',
      about: 'আমাদের সম্পর্কে',
      affiliate: 'অ্যাফিলিয়েট',
      terms: 'শর্তাবলি',
      privacy: 'গোপনীয়তা',
    },
    support: 'কাস্টমার সাপোর্ট',
    links: 'তথ্য ও সাহায্য',
    contents: 'এই পেজে যা আছে',
    loading: 'পেজ লোড হচ্ছে',
    demo: 'এটি একটি ডেমো সাইট। এখানকার কোনো টাকাই আসল নয়: কাউকে টাকা দিতে হয় না, কাউকে টাকা দেওয়াও হয় না।',
    partnerLogin: 'পার্টনার লগইন',
  },
}
