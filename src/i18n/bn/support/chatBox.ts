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
    failed: 'মেসেজ লোড করা যায়নি।',
    stale: 'মেসেজ রিফ্রেশ করা যায়নি।',
    missing: 'এই চ্যাটটি পাওয়া যায়নি।',
    toList: 'সব মেসেজ',
  },
}
