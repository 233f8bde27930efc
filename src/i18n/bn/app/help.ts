import type { helpTexts as English } from '../../en/app/help.ts'

export const helpTexts: typeof English = {
  help: {
    lead: 'আমাদের টিম দিনরাত 24 ঘণ্টা আপনার পাশে আছে।',
    login: 'আমাদের সাথে চ্যাট করতে লগইন করুন',
  },
}
