import type { verifyPhoneTexts as English } from '../../en/money/verifyPhone.ts'

export const verifyPhoneTexts: typeof English = {
  verifyPhone: {
    phone: 'ফোন যাচাই করুন',
    added: 'ফোন যোগ করুন',
    abroad: 'আপনার নম্বরটি বাংলাদেশের নয়। ডিপোজিট ও উইথড্র করতে 11 সংখ্যার নম্বর (01…) লাগে: একটি যোগ করে যাচাই করুন।',
  },
}
