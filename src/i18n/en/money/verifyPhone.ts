export const verifyPhoneTexts = {
  verifyPhone: { phone: 'Verify phone', added: 'Add phone' },
}
