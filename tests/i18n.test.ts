import { DEPOSIT_RANGES, WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import { formatWhole } from '@tiya/contract/amounts'
import { describe, expect, it } from 'vitest'
import { CONTENT_PAGES, routeOf } from '../machines/common/routing/routes.ts'
import { site } from '../src/i18n/en/site.ts'
import { DEFAULT_LANGUAGE } from '../src/i18n/languageCodes.ts'
import { LANGUAGES } from '../src/i18n/languages.ts'
import type { PageText } from '../src/i18n/pageText.ts'
import { hasForeignWords } from './site/names.ts'

const messages = Object.assign(
  { ...site },
  ...Object.values(
    import.meta.glob<Record<string, object>>('../src/i18n/en/*/*.ts', { eager: true }),
  ).flatMap((group) => Object.values(group)),
) as object

const pages = import.meta.glob<{ text: PageText }>('../src/i18n/*/*/pages/*.ts', { eager: true })

/** Returns the pages in a language, with their files. */
const pagesIn = (language: string) =>
  Object.entries(pages).filter(([file]) => file.startsWith(`../src/i18n/${language}/`))

const basename = (file: string) => file.replace(/^.*\/(.*)\.ts$/, '$1')

/** Returns every text by its path. Texts that are functions are called with 7. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}${key}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function') return [value('7', '7', '7')].flat().map((text) => [at, String(text)])
    if (typeof value !== 'object' || value === null) throw new Error(`${at} is not a text.`)
    return textsOf(value, `${at}.`)
  })
}

/** Returns every text of the pages by its path, such as `faq.sections.0.title`. */
const pageTextsOf = (language: string) =>
  pagesIn(language).flatMap(([file, { text }]) => textsOf(text, `${basename(file)}.`))

/** Returns true for an address or fragment in a page, which is not a text. */
const isAddress = ([at]: [string, string]) => /\.(id|href)$/.test(at)

/** Returns a pattern of the characters in a range of a style sheet, such as `U+0980-09FE, U+25CC`. */
const lettersIn = (range: string) =>
  new RegExp(`[${range.replaceAll(/(?:U\+)?(\w{4})/g, '\\u$1').replaceAll(', ', '')}]`)

const ENGLISH_PAGES = pageTextsOf(DEFAULT_LANGUAGE)

/** The other languages: their code, their texts, those of the pages last, and the characters of their font. */
const others = await Promise.all(
  Object.entries(LANGUAGES)
    .filter(([code]) => code !== DEFAULT_LANGUAGE)
    .map(async ([code, { font, load }]) => ({
      code,
      texts: [...textsOf((await load?.()) ?? {}), ...pageTextsOf(code)],
      letters: font ? lettersIn(font.range) : /[a-z]/i,
    })),
)

const english = [...textsOf(messages), ...ENGLISH_PAGES]

/** Names, signs, numbers and the server's words, which are the same in every language. */
const SAME = [
  ...['games.name', 'deposit.bonus', 'deposit.limits', 'deposit.rate', 'deposit.actions.usdt'],
  ...['bettingRecord.betTypeName', 'bettingRecord.otherStatus'],
  ...['promotions.between', 'promotions.percent', 'promotions.times'],
  ...['install.platforms.android', 'install.platforms.ios'],
]

it('no text contains what code prints for a missing value', () => {
  const all = [english, ...others.map(({ texts }) => texts)].flat()
  expect(all.filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
})

describe.each(others)('the texts in $code', ({ code, texts, letters }) => {
  const words = texts.filter((entry) => !isAddress(entry))

  it('are those that English has, and no other', () => {
    const pathsOf = (all: readonly [string, string][]) => all.map(([at]) => at).sort()
    expect(pathsOf(texts)).toEqual(pathsOf(english))
  })

  it('of the pages are in the order of the English ones, with the same addresses', () => {
    const translated = pageTextsOf(code)
    expect(translated.map(([at]) => at)).toEqual(ENGLISH_PAGES.map(([at]) => at))
    expect(translated.filter(isAddress)).toEqual(ENGLISH_PAGES.filter(isAddress))
  })

  it('have Western digits', () => {
    expect(words.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('are written in the script of the language, without words in Latin letters but names', () => {
    const latin = words.filter(([, text]) => !letters.test(text)).map(([at]) => at)
    expect(latin.filter((at) => !SAME.includes(at))).toEqual([])
    expect(words.filter(([, text]) => hasForeignWords(text))).toEqual([])
  })
})

describe('the pages of text', () => {
  it.each(Object.keys(LANGUAGES))(
    'are those of the route table and the footer of the older shell, in %s',
    (language) => {
      const files = pagesIn(language).map(([file]) => basename(file))
      expect(files.toSorted()).toEqual([...CONTENT_PAGES, 'footer'].toSorted())
    },
  )

  it('link to routes', () => {
    const links = ENGLISH_PAGES.filter(([at]) => at.endsWith('.href')).map(([, href]) => href)
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((href) => !routeOf(href))).toEqual([])
  })

  it('do not link to the deposit limits, which a backend may lack', () => {
    expect(ENGLISH_PAGES.filter(([, text]) => text === '/limits')).toEqual([])
  })

  it('have each fragment only once on a page', () => {
    for (const [file, { text }] of pagesIn(DEFAULT_LANGUAGE)) {
      const ids = textsOf(text).flatMap(([at, id]) => (at.endsWith('.id') ? [id] : []))
      expect(new Set(ids).size, file).toBe(ids.length)
    }
  })

  it.each(['faq.', 'terms.', 'footer.'])('name the limits of deposits and withdrawals: %s', (page) => {
    for (const texts of [ENGLISH_PAGES, pageTextsOf('bn')]) {
      const text = texts.flatMap(([at, one]) => (at.startsWith(page) ? [one] : [])).join(' ')
      for (const { least, most } of [DEPOSIT_RANGES.BDT, WITHDRAWAL_RANGE])
        expect(text).toMatch(new RegExp(`৳ ${formatWhole(least)} (to|থেকে) ৳ ${formatWhole(most)}`))
      const { least, most } = DEPOSIT_RANGES.USDT
      expect(text).toMatch(new RegExp(`${formatWhole(least)} (to|থেকে) ${formatWhole(most)} USDT`))
    }
  })
})
