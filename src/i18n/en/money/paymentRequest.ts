export const paymentRequestTexts = {
  paymentRequest: {
    title: 'Get Ready!',
    sentence: 'Your Money is on its way. You will get it within',
    success: 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।',
    withdrawal: 'Withdrawal successful!',
    review: 'Your request is under review. Your balance is updated as soon as it is approved.',
    over: 'Still under review',
    overText: 'It takes longer than usual. Our support knows more.',
    support: 'Support',
    records: 'Transaction Records',
    close: 'Close',
  },
}
