import type { installTexts as English } from '../../en/app/install.ts'

export const installTexts: typeof English = {
  install: {
    title: 'অ্যাপ ইনস্টল করুন',
    lead: 'আপনার হোম স্ক্রিনে, অ্যাপ স্টোর বা বড় ডাউনলোড ছাড়াই।',
    points: ['এক ট্যাপে পুরো স্ক্রিনে খোলে', 'ধীর নেটওয়ার্কেও দ্রুত চালু হয়', 'অফলাইনেও শেষ ব্যালেন্স ও রেকর্ড দেখা যায়'],
    install: 'ইনস্টল করুন',
    asking: 'আপনার ডিভাইসে নিশ্চিত করুন…',
    installing: 'আপনার ডিভাইসে অ্যাপ ইনস্টল হচ্ছে। একটু পরেই হোম স্ক্রিনে দেখা যাবে।',
    installed: 'অ্যাপ ইনস্টল করা আছে।',
    installedHint: 'হোম স্ক্রিন থেকে খুলুন।',
    refused: 'ইনস্টল করা হয়নি। চাইলে নিজে যোগ করতে পারেন:',
    byHand: 'নিজে যোগ করুন',
    device: 'আপনার ডিভাইস',
    platforms: { android: 'Android', ios: 'iPhone', computer: 'কম্পিউটার' },
    steps: {
      android: [
        'Chrome-এ এই পেজটি খুলুন।',
        'উপরে ডানদিকের ⋮ মেনুতে ট্যাপ করুন।',
        'Add to Home screen-এ, তারপর Install-এ ট্যাপ করুন।',
      ],
      ios: [
        'Safari-তে এই পেজটি খুলুন।',
        'Share-এ ট্যাপ করুন: তীরসহ চারকোনা আইকন।',
        'নিচে স্ক্রল করে Add to Home Screen-এ, তারপর Add-এ ট্যাপ করুন।',
      ],
      computer: [
        'Chrome বা Edge-এ এই পেজটি খুলুন।',
        'অ্যাড্রেস বারের শেষে ইনস্টল আইকনে ক্লিক করুন।',
        'Install-এ ক্লিক করুন।',
      ],
    },
    otherBrowser: 'Facebook, Messenger বা অন্য অ্যাপ থেকে খুলেছেন?',
    otherBrowserHint:
      'অ্যাপের ভেতরের ব্রাউজার ইনস্টল করতে পারে না। তার মেনুতে Open in browser বেছে নিন, অথবা Chrome বা Safari-তে এই ঠিকানাটি লিখুন:',
    without: 'ব্রাউজারের মেনুতে নেই?',
    withoutHint: 'Firefox-সহ কিছু ব্রাউজার সাইট ইনস্টল করতে পারে না। বুকমার্ক যোগ করুন: ব্রাউজারেও সবকিছু চলে।',
    insecure: 'এই ঠিকানা থেকে ইনস্টল করা যায় না, কারণ এটি https দিয়ে শুরু হয় না।',
  },
}
