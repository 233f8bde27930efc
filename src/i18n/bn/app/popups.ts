import type { popupsTexts as English } from '../../en/app/popups.ts'

export const popupsTexts: typeof English = {
  popups: {
    notice: 'নোটিশ',
    welcome: 'স্বাগতম',
    homePage: 'হোম পেজ',
    depositNow: 'এখনই ডিপোজিট করুন',
    welcomeText:
      'আপনার অ্যাকাউন্ট তৈরি। এরপর কী করবেন, তা “আমার অ্যাকাউন্ট”-এর “প্রথম ধাপ”-এ আছে: বোনাস, ফোন, জন্মতারিখ আর প্রথম ডিপোজিট। আনন্দ করুন, তবে সাধ্যের মধ্যে খেলুন।',
  },
}
