import type { Messages } from '../../en.ts'

export const pending: Messages['pending'] = {
  title: 'অপেক্ষমাণ অনুরোধ',
  deposit: (amount) => `${amount} জমা যাচাই করা হচ্ছে`,
  withdrawal: (amount) => `${amount} উত্তোলন যাচাই করা হচ্ছে`,
}
