import type { blockedTexts as English } from '../../en/app/blocked.ts'

export const blockedTexts: typeof English = {
  blocked: {
    text: (name: string) =>
      `আপনার নির্বাচিত "${name}" বিভাগটি আপনার আপলাইন সাময়িকভাবে বন্ধ রেখেছেন। সহায়তার জন্য কাস্টমার সাপোর্টে যোগাযোগ করুন।`,
  },
}
