import type { exchangeTexts as English } from '../../en/exchange/exchange.ts'

export const exchangeTexts: typeof English = {
  exchange: {
    title: 'এক্সচেঞ্জ',
    opening: 'এক্সচেঞ্জ খোলা হচ্ছে…',
    failed: 'এক্সচেঞ্জ খোলা যায়নি।',
    withoutToken:
      'আপনার লগইনে এক্সচেঞ্জে ঢোকার অনুমতি পাওয়া যায়নি। আবার চেষ্টা করুন, অথবা লগ আউট করে আবার লগইন করুন। তাতেও না হলে সাপোর্টে যোগাযোগ করুন।',
    logout: 'লগ আউট',
    support: 'সাপোর্টে যোগাযোগ করুন',
  },
}
