import type { chatBoxTexts as English } from '../../en/support/chatBox.ts'

export const chatBoxTexts: typeof English = {
  chatBox: {
    support: 'সাপোর্ট',
    conversation: 'কথোপকথন',
    you: 'আপনি',
    field: 'মেসেজ লিখুন',
    typing: 'লিখছেন…',
    send: 'পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    notSent: 'পাঠানো যায়নি।',
    newMessages: 'নতুন মেসেজ',
    emptyHint: 'আমাদের লিখুন, এখানেই উত্তর পাবেন।',
    hello: 'স্বাগতম! আপনাকে কীভাবে সাহায্য করতে পারি?',
    asked: 'যা প্রায়ই জানতে চাওয়া হয়',
    questions: {
      'deposit-time': 'টাকা কখন পাব?',
      'withdrawal-refused': 'টাকা তুলতে পারছি না কেন?',
      turnover: 'টার্নওভার কী?',
      'verify-phone': 'ফোন যাচাই করতে হয় কেন, আর কীভাবে?',
    },
    days: { today: 'আজ', yesterday: 'গতকাল' },
    away: '(অন্য সাইটে যায়)',
    failed: 'মেসেজ লোড করা যায়নি।',
    stale: 'মেসেজ রিফ্রেশ করা যায়নি।',
    missing: 'এই চ্যাটটি পাওয়া যায়নি।',
    toList: 'সব মেসেজ',
  },
}
