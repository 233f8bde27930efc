import type { contentTexts as English } from '../../en/content/content.ts'

export const contentTexts: typeof English = {
  content: {
    contents: 'এই পেজে যা আছে',
    loading: 'পেজ লোড হচ্ছে',
    demo: 'এটি একটি ডেমো সাইট। এখানকার কোনো টাকাই আসল নয়: কাউকে টাকা দিতে হয় না, কাউকে টাকা দেওয়াও হয় না।',
    partnerLogin: 'পার্টনার লগইন',
  },
}
