export const verificationTexts = {
  verification: {
    titles: { phone: 'Verify phone', added: 'Add phone', email: 'Verify email' },
    phone: 'Phone',
    email: 'Email',
    send: 'Send Code',
    nextCode: 'Time until another code can be sent',
    sentSms: 'Code sent. Please check your SMS.',
    sentEmail: 'Code sent. Please check your email.',
    code: 'Verification Code',
    verify: 'Verify',
    codeUnclear: 'Please enter the code alone: 6 digits.',
    codeMissing: 'Please enter the verification code.',
    errors: {
      phoneMissing: 'Please enter your phone number.',
      phoneInvalid: 'Please enter a phone number of 11 digits.',
      emailMissing: 'Please enter your email address.',
      emailInvalid: 'Invalid email address',
    },
    failed: 'Failed to send code',
  },
}
