import type { popupsTexts as English } from '../../en/app/popups.ts'

export const popupsTexts: typeof English = {
  popups: {
    notice: 'নোটিশ',
    welcome: 'স্বাগতম',
    homePage: 'হোম পেজ',
    depositNow: 'এখনই ডিপোজিট করুন',
    welcomeText: 'আপনার অ্যাকাউন্ট তৈরি। আনন্দ করুন, তবে সাধ্যের মধ্যে খেলুন।',
  },
}
