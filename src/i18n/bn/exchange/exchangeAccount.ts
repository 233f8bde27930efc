import type { exchangeAccountTexts as English } from '../../en/exchange/exchangeAccount.ts'

export const exchangeAccountTexts: typeof English = {
  exchangeAccount: {
    title: 'অ্যাকাউন্ট',
    parts: 'অ্যাকাউন্টের অংশ',
    names: {
      profile: 'আমার প্রোফাইল',
      balance: 'ব্যালেন্স',
      bets: 'আমার বাজি',
      history: 'বাজির হিস্ট্রি',
      'profit-loss': 'লাভ ও ক্ষতি',
      activity: 'কার্যকলাপ',
    },
    player: {
      failed: 'আপনার তথ্য লোড করা যায়নি।',
      stale: 'আপনার তথ্য রিফ্রেশ করা যায়নি।',
    },
    username: 'ইউজারনেম',
    phone: 'ফোন',
    openBets: 'টাকা ও চলমান বাজি',
    free: 'ব্যবহারযোগ্য',
    exposure: 'এক্সপোজার',
    together: 'এক্সপোজারসহ ব্যালেন্স',
    more: 'আরও',
    empty: {
      bets: 'যেসব বাজির ফল এখনো হয়নি, সেগুলো এখানে দেখা যাবে।',
      history: 'যেসব বাজির ফল হয়েছে, সেগুলো এখানে দেখা যাবে।',
      'profit-loss': 'যেসব বাজির ফল হয়েছে, সেগুলোর লাভ-ক্ষতি ইভেন্ট অনুযায়ী এখানে দেখা যাবে।',
    },
    toExchange: 'এক্সচেঞ্জে যান',
    total: 'মোট লাভ ও ক্ষতি',
    byEvent: 'ইভেন্ট অনুযায়ী লাভ ও ক্ষতি',
    bets: (count) => `${count}টি বাজি`,
    results: { profit: 'লাভ', loss: 'ক্ষতি', even: 'সমান' },
  },
}
