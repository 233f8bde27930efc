import type { blockedTexts as English } from '../../en/app/blocked.ts'
import { site } from '../site.ts'

/** The sections by their English names, in lower case. */
const NAMES = new Map(Object.entries({ ...site.kinds, games: site.shell.games, exchange: 'এক্সচেঞ্জ' }))

export const blockedTexts: typeof English = {
  blocked: {
    text: (name: string) =>
      `আপনার নির্বাচিত “${NAMES.get(name.toLowerCase()) ?? name}” বিভাগটি আপনার আপলাইন এখন বন্ধ রেখেছেন। সাহায্যের জন্য সাপোর্টে যোগাযোগ করুন।`,
  },
}
