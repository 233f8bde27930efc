export const paymentRequestTexts = {
  paymentRequest: {
    title: 'Get Ready!',
    sentence: 'Your Money is on its way. You will get it within',
    // The message of a deposit is in Bengali in both languages.
    taken: {
      deposit: 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।',
      withdraw: 'Your withdrawal request was submitted.',
    },
    review: {
      deposit: 'Your request is under review. Your balance is updated as soon as it is approved.',
      withdraw: 'Your request is under review. The money is sent to your account once it is approved.',
    },
    mayLeave: 'You need not wait here: My Account shows the request until it is decided.',
    over: 'Still under review',
    overText: 'This is taking longer than usual. Our support can tell you more.',
    approved: 'Approved',
    approvedText: {
      deposit: 'The money is in your wallet.',
      withdraw: 'The money was sent to your account.',
    },
    rejected: 'Rejected',
    rejectedText: {
      deposit: 'Nothing was added to your wallet. If you have paid, do not pay again: ask our support.',
      withdraw: 'Nothing was sent to your account. The money is back in your wallet.',
    },
    play: 'Play games',
    account: 'Account Number',
    withdrawAgain: 'Withdraw again',
    records: 'Transaction Records',
    close: 'Close',
  },
}
