import type { verificationTexts as English } from '../../en/account/verification.ts'

export const verificationTexts: typeof English = {
  verification: {
    titles: { phone: 'ফোন যাচাই করুন', added: 'ফোন যোগ করুন', email: 'ইমেইল যাচাই করুন' },
    phone: 'ফোন',
    email: 'ইমেইল',
    send: 'কোড পাঠান',
    nextCode: 'আরেকটি কোড পাঠানোর আগে বাকি সময়',
    sentSms: 'কোড পাঠানো হয়েছে। আপনার এসএমএস দেখুন।',
    sentEmail: 'কোড পাঠানো হয়েছে। আপনার ইমেইল দেখুন।',
    code: 'যাচাইকরণ কোড',
    verify: 'যাচাই করুন',
    codeUnclear: 'শুধু কোডটি লিখুন: 6 সংখ্যা।',
    codeMissing: 'যাচাইকরণ কোডটি লিখুন।',
    errors: {
      phoneMissing: 'আপনার ফোন নম্বর লিখুন।',
      phoneInvalid: '11 সংখ্যার ফোন নম্বর লিখুন।',
      emailMissing: 'আপনার ইমেইল ঠিকানা লিখুন।',
      emailInvalid: 'ইমেইল ঠিকানাটি সঠিক নয়',
    },
    failed: 'কোড পাঠানো যায়নি',
  },
}
