import type { blockedTexts as English } from '../../en/app/blocked.ts'

export const blockedTexts: typeof English = {
  blocked: {
    text: (name: string) =>
      `আপনার নির্বাচিত “${name}” বিভাগটি আপনার আপলাইন এখন বন্ধ রেখেছেন। সাহায্যের জন্য সাপোর্টে যোগাযোগ করুন।`,
  },
}
