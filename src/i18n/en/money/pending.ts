export const pendingTexts = {
  pending: {
    title: 'Unfinished',
    deposit: (amount: string) => `Deposit ${amount} is under review`,
    continuePayment: 'Continue your payment',
    withdrawal: (amount: string) => `Withdrawal ${amount} is under review`,
  },
}
