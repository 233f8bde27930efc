import type { site as english } from '../en/site.ts'

/** The texts that every screen shares. */
export const site: typeof english = {
  common: {
    back: 'ফিরে যান',
    close: 'বন্ধ করুন',
    tryAgain: 'আবার চেষ্টা করুন',
    noData: 'কোনো তথ্য নেই',
    loading: 'লোড হচ্ছে…',
    home: 'হোম',
    demo: 'ডেমো · আসল টাকা নয়',
    optional: 'ঐচ্ছিক',
    lastKnown: 'সর্বশেষ জানা:',
  },
  failure: {
    unknown: 'একটি অজানা সমস্যা হয়েছে।',
    notLoggedIn: 'আপনি লগইন করা নেই',
    screen: 'পেজটি লোড করা যায়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।',
    part: 'পেজের এই অংশটি লোড করা যায়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।',
  },
  dialog: { error: 'ত্রুটি', message: 'বার্তা' },
  shell: {
    menu: 'মেনু',
    language: 'ভাষা',
    help: 'সাহায্য',
    guest: 'অতিথি',
    main: 'প্রধান',
    login: 'লগইন',
    signup: 'সাইন আপ',
    home: 'হোম',
    promotions: 'প্রমোশন',
    deposit: 'ডিপোজিট',
    account: 'আমার অ্যাকাউন্ট',
    download: (site: string) => `${site} অ্যাপ ডাউনলোড করুন`,
    refreshBalance: 'ব্যালেন্স রিফ্রেশ করুন',
  },
  kinds: {
    sports: 'স্পোর্টস',
    casino: 'ক্যাসিনো',
    slot: 'স্লট',
    table: 'টেবিল',
    poker: 'পোকার',
    crash: 'ক্র্যাশ',
    fishing: 'ফিশিং',
    arcade: 'আর্কেড',
    lottery: 'লটারি',
  },
  crash: {
    title: 'অ্যাপে অপ্রত্যাশিত সমস্যা হয়েছে!',
    text: 'এই পেজে কিছু একটা সমস্যা হয়েছে।',
    reload: 'রিলোড করুন',
  },
}
