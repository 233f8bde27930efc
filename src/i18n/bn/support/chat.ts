import type { chatTexts as English } from '../../en/support/chat.ts'

export const chatTexts: typeof English = {
  chat: {
    title: 'সাপোর্ট',
    greeting: (name: string) => `হ্যালো ${name}`,
    lead: 'আমরা কীভাবে সাহায্য করতে পারি?',
    recent: 'সাম্প্রতিক মেসেজ',
    offers: 'প্রমোশন',
    noDescription: 'কোনো বিবরণ নেই',
    offersFailed: 'প্রমোশন লোড করা যায়নি।',
  },
}
