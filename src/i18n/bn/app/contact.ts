import type { contactTexts as English } from '../../en/app/contact.ts'

export const contactTexts: typeof English = {
  contact: {
    title: 'যোগাযোগ করুন',
    whatsapp: 'হোয়াটসঅ্যাপ',
    facebook: 'ফেসবুক',
    telegram: 'টেলিগ্রাম',
    email: 'ইমেইল',
  },
}
