import type { verifyPhoneTexts as English } from '../../en/money/verifyPhone.ts'

export const verifyPhoneTexts: typeof English = {
  verifyPhone: { phone: 'ফোন যাচাই করুন', added: 'ফোন যোগ করুন' },
}
