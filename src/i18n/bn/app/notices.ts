import type { noticesTexts as English } from '../../en/app/notices.ts'

export const noticesTexts: typeof English = {
  notices: {
    offline: 'আপনি অফলাইনে আছেন। গেম, পেমেন্ট ও চ্যাটের জন্য ইন্টারনেট সংযোগ দরকার।',
    update: 'নতুন সংস্করণ এসেছে।',
    late: 'নতুন সংস্করণ এখনো প্রস্তুত নয়। একটু পরে আবার চেষ্টা করুন।',
    reload: 'রিলোড করুন',
    later: 'পরে',
  },
}
