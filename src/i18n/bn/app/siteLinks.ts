import type { siteLinksTexts as English } from '../../en/app/siteLinks.ts'

export const siteLinksTexts: typeof English = {
  siteLinks: {
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
  },
}
