export const newPasswordTexts = {
  newPassword: {
    tips: 'A new password has',
    rules: {
      length: 'at least 8 characters',
      characters: 'letters and numbers only',
      kinds: 'at least one letter and one number',
    },
    lengthTo: (most: number) => `8 to ${most} characters`,
    met: 'done',
    open: 'missing',
  },
}
