import type { homeTexts as English } from '../../en/home/home.ts'

export const homeTexts: typeof English = {
  home: {
    title: 'গেম ও স্পোর্টস',
    banners: 'ব্যানার',
    slide: (number: number) => `স্লাইড ${number}`,
    stop: 'স্লাইড থামান',
    play: 'স্লাইড চালান',
    announcements: 'ঘোষণা',
    stopAnnouncements: 'চলমান লেখা থামান',
    playAnnouncements: 'লেখা চলতে দিন',
    live: 'এখন লাইভ',
    liveMatches: 'লাইভ ম্যাচ',
    liveCasino: 'লাইভ ক্যাসিনো',
    categories: 'গেমের ধরন',
    providers: 'প্রোভাইডার',
    providersOf: (kind: string) => `${kind} প্রোভাইডার`,
    seeAll: 'সব দেখুন',
    backToTop: 'উপরে যান',
    bannersFailed: 'ব্যানার লোড করা যায়নি।',
    noProviders: 'এখানে এখনো কোনো প্রোভাইডার নেই। অন্য একটি ধরন দেখুন।',
    systemsRefused: 'প্রোভাইডারের তালিকা লোড করা যায়নি',
    systemsSilent: 'প্রোভাইডারের তালিকা লোড করার সময় অপ্রত্যাশিত সমস্যা হয়েছে',
    providersRefused: 'প্রোভাইডারের তালিকা লোড করা যায়নি',
    providersSilent: 'প্রোভাইডারের তালিকা লোড করার সময় অপ্রত্যাশিত সমস্যা হয়েছে',
  },
}
