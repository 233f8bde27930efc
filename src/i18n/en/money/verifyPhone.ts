export const verifyPhoneTexts = {
  verifyPhone: {
    phone: 'Verify phone',
    added: 'Add phone',
    abroad:
      'Your number is not of Bangladesh. Deposits and withdrawals need a number of 11 digits (01…): add one and verify it.',
  },
}
