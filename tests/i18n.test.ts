import { describe, expect, it } from 'vitest'
import { CONTENT_PAGES, routeOf } from '../machines/common/routes.ts'
import { DEPOSIT_LIMITS, WITHDRAWAL_LIMITS } from '../machines/contract/amountLimits.ts'
import { formatWhole } from '../machines/contract/amounts.ts'
import { site } from '../src/i18n/en/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/i18n/languages.ts'
import type { PageText } from '../src/i18n/pageText.ts'
import { hasForeignWords } from './site/names.ts'

const english = Object.assign(
  { ...site },
  ...Object.values(
    import.meta.glob<Record<string, object>>('../src/i18n/en/*/*.ts', { eager: true }),
  ).flatMap((group) => Object.values(group)),
) as object

const pages = import.meta.glob<{ text: PageText }>('../src/i18n/*/*/pages/*.ts', { eager: true })

/** Returns the pages in a language, with their files. */
const pagesIn = (language: string) =>
  Object.entries(pages).filter(([file]) => file.startsWith(`../src/i18n/${language}/`))

/** Returns every text of the pages by its path, such as `faq.sections.0.title`. */
function pageTextsOf(language: string): [string, string][] {
  return pagesIn(language).flatMap(([file, { text }]) => textsOf(text, `${basename(file)}.`))
}

/** Returns a pattern of the characters in a range of a style sheet, such as `U+0980-09FE, U+25CC`. */
const lettersIn = (range: string) =>
  new RegExp(`[${range.replaceAll(/(?:U\+)?(\w{4})/g, '\\u$1').replaceAll(', ', '')}]`)

/** The other languages: their code, their texts, and the characters of their font. */
const others = await Promise.all(
  Object.entries(LANGUAGES)
    .filter(([code]) => code !== DEFAULT_LANGUAGE)
    .map(async ([code, { font, load }]) => ({
      code,
      texts: textsOf((await load?.()) ?? {}),
      letters: font ? lettersIn(font.range) : /[a-z]/i,
    })),
)

const basename = (file: string) => file.replace(/^.*\/(.*)\.ts$/, '$1')

/** Returns true for an address or fragment in a page, which is not a text. */
const isAddress = ([at]: [string, string]) => /\.(id|href)$/.test(at)

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

/** Names, signs and numbers, which are the same in every language. */
const SAME = [
  'games.name',
  'deposit.bonus',
  'deposit.limits',
  'deposit.rate',
  'deposit.actions.usdt',
  'promotions.between',
  'promotions.percent',
  'promotions.times',
  'install.platforms.android',
  'install.platforms.ios',
]

describe.each(others)('the messages in $code', ({ texts, letters }) => {
  it('have every text that English has, and no other', () => {
    const pathsOf = (all: readonly [string, string][]) => all.map(([at]) => at).sort()
    expect(pathsOf(texts)).toEqual(pathsOf(textsOf(english)))
  })

  it('have Western digits', () => {
    expect(texts.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('are written in the script of the language', () => {
    const latin = texts.filter(([, text]) => !letters.test(text)).map(([at]) => at)
    expect(latin.filter((at) => !SAME.includes(at))).toEqual([])
  })

  it('have no words in Latin letters but names', () => {
    expect(texts.filter(([, text]) => hasForeignWords(text))).toEqual([])
  })

  it('never contain what code prints for a missing value', () => {
    expect(texts.filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
  })
})

describe('the pages of text', () => {
  const english = pageTextsOf(DEFAULT_LANGUAGE)
  const bengali = pageTextsOf('bn')
  const all = Object.keys(LANGUAGES).flatMap(pageTextsOf)

  it.each(Object.keys(LANGUAGES))(
    'are those of the route table and the footer of the older shell, in %s',
    (language) => {
      const files = pagesIn(language).map(([file]) => basename(file))
      expect(files.toSorted()).toEqual([...CONTENT_PAGES, 'footer'].toSorted())
    },
  )

  it.each(others)('have the same sections, links and number of points in $code', ({ code }) => {
    const translated = pageTextsOf(code)
    expect(translated.map(([at]) => at)).toEqual(english.map(([at]) => at))
    expect(translated.filter(isAddress)).toEqual(english.filter(isAddress))
  })

  it.each(others)('are in the script of $code, with Western digits', ({ code, letters }) => {
    const texts = pageTextsOf(code).filter((entry) => !isAddress(entry))
    expect(texts.filter(([, text]) => !letters.test(text) || hasForeignWords(text))).toEqual([])
    expect(texts.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('link to routes', () => {
    const links = english.filter(([at]) => at.endsWith('.href')).map(([, href]) => href)
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((href) => !routeOf(href))).toEqual([])
  })

  it('have each fragment only once on a page', () => {
    for (const [file, { text }] of pagesIn(DEFAULT_LANGUAGE)) {
      const ids = textsOf(text).flatMap(([at, id]) => (at.endsWith('.id') ? [id] : []))
      expect(new Set(ids).size, file).toBe(ids.length)
    }
  })

  it.each([
    ['faq.', [DEPOSIT_LIMITS.BDT, WITHDRAWAL_LIMITS]],
    ['terms.', [DEPOSIT_LIMITS.BDT, WITHDRAWAL_LIMITS]],
    ['footer.', [DEPOSIT_LIMITS.BDT, WITHDRAWAL_LIMITS]],
  ] as const)('name the limits of deposits and withdrawals: %s', (page, limits) => {
    for (const texts of [english, bengali]) {
      const text = texts.flatMap(([at, one]) => (at.startsWith(page) ? [one] : [])).join(' ')
      for (const { least, most } of limits)
        expect(text).toMatch(new RegExp(`৳ ${formatWhole(least)} (to|থেকে) ৳ ${formatWhole(most)}`))
      const { least, most } = DEPOSIT_LIMITS.USDT
      expect(text).toMatch(new RegExp(`${formatWhole(least)} (to|থেকে) ${formatWhole(most)} USDT`))
    }
  })

  it('never contain what code prints for a missing value', () => {
    expect(all.filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
  })
})
