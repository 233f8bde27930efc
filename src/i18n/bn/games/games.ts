import type { gamesTexts as English } from '../../en/games/games.ts'

export const gamesTexts: typeof English = {
  games: {
    providers: 'প্রোভাইডার',
    all: 'সব',
    order: 'ক্রম',
    given: 'সাধারণ ক্রম',
    name: 'A–Z',
    favourites: 'পছন্দের গেম আগে',
    noGames: 'এখানে এখনো কোনো গেম নেই। অন্য একটি ধরন দেখুন।',
    noneOfProvider: 'এখানে এখনো কোনো গেম নেই। অন্য প্রোভাইডার দেখুন।',
    nothingFound: (words: string) => `“${words}” নামে কিছু পাওয়া যায়নি। অন্য শব্দ বা প্রোভাইডার দিয়ে খুঁজুন।`,
    systemsRefused: 'প্রোভাইডারের তালিকা লোড করা যায়নি',
    systemsSilent: 'প্রোভাইডারের তালিকা লোড করার সময় অপ্রত্যাশিত সমস্যা হয়েছে',
    gamesRefused: 'গেমের তালিকা লোড করা যায়নি',
    gamesSilent: 'একটি অপ্রত্যাশিত সমস্যা হয়েছে',
  },
}
