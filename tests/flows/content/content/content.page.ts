import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'

/** The headings of the text pages, by path. */
export const HEADINGS = {
  '/faq': { en: 'New Member Guide (FAQ)', bn: 'নতুন সদস্য গাইড (FAQ)' },
  '/brand-ambassador': { en: 'Brand Ambassador', bn: 'ব্র্যান্ড অ্যাম্বাসেডর' },
  '/responsible-gaming': { en: 'Responsible Gaming', bn: 'দায়িত্বশীল গেমিং' },
  '/age-limit': { en: '18+', bn: 'বয়সসীমা 18+' },
  '/about': { en: 'About Us', bn: 'আমাদের সম্পর্কে' },
  '/affiliate': { en: 'Affiliate', bn: 'অ্যাফিলিয়েট' },
  '/terms': { en: 'Terms', bn: 'শর্তাবলি' },
  '/privacy': { en: 'Privacy', bn: 'গোপনীয়তা' },
} as const

/** The picture at the top of a page of the demonstration; only its size tells it from other signs. */
export const drawing = (page: Page) => page.locator('main svg[viewBox="0 0 358 132"]')

export const visit: Visit = { at: '/faq', heading: HEADINGS['/faq'].en }

export const otherVisits: Readonly<Record<string, Visit>> = Object.fromEntries(
  Object.entries(HEADINGS)
    .filter(([at]) => at !== visit.at)
    .map(([at, { en }]) => [`content ${at}`, { at, heading: en }]),
)
