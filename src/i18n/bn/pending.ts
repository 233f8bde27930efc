import type { Catalogue } from '../en.ts'

export const pending: Catalogue['pending'] = {
  deposit: (amount) => `${amount} জমা যাচাই করা হচ্ছে`,
  withdrawal: (amount) => `${amount} উত্তোলন যাচাই করা হচ্ছে`,
}
