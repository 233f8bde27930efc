import type { homeSearchTexts as English } from '../../en/home/homeSearch.ts'

export const homeSearchTexts: typeof English = {
  homeSearch: {
    results: 'সার্চের ফল',
    searching: (kind: string, number: number, count: number) => `${kind} খোঁজা হচ্ছে… (${number}/${count})`,
    nothingFound: (words: string) => `“${words}” নামে কিছু পাওয়া যায়নি। অন্য শব্দ দিয়ে খুঁজুন।`,
    missing: (kinds: string) => `সব গেম খোঁজা যায়নি। বাদ পড়েছে: ${kinds}।`,
    offline: 'ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে খোঁজা আবার শুরু হবে।',
  },
}
