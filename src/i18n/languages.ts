import type { SiteTexts } from './en/site.ts'
import type { LanguageCode } from './languageCodes.ts'

interface LanguageDetails {
  /** In its own script. */
  readonly name: string
  /**
   * The font of its script, if Manrope lacks it: the family, its file in `public/fonts`, which `scripts/fonts.mjs`
   * generates, and the characters that it is fetched for.
   */
  readonly font?: { readonly family: string; readonly file: string; readonly range: string }
  /** Fetches all its texts. Those in English come with the code that uses them. */
  readonly load?: () => Promise<SiteTexts>
}

/**
 * The languages of the site by code, which is also the name of the folder with their texts. Numbers, amounts and times
 * are written alike in all of them.
 */
export const LANGUAGES: Readonly<Record<string, LanguageDetails>> = {
  en: { name: 'English' },
  bn: {
    name: 'বাংলা',
    font: {
      family: 'Anek Bangla',
      file: 'anek-bangla.woff2',
      range: 'U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC',
    },
    load: async () => (await import('./bn.ts')).bn,
  },
} satisfies Record<LanguageCode, LanguageDetails>
