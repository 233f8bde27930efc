import { describe, expect, it } from 'vitest'
import { CONTENT_PAGES, routeOf } from '../machines/app/router/routes.ts'
import { DEPOSIT_LIMITS, formatWhole, WITHDRAWAL_LIMITS } from '../machines/contract/amountLimits.ts'
import { bn } from '../src/i18n/bn.ts'
import { site } from '../src/i18n/en/site.ts'
import type { PageText } from '../src/i18n/pageText.ts'
import { hasForeignWords } from './site/names.ts'

const english = Object.assign(
  { ...site },
  ...Object.values(
    import.meta.glob<Record<string, object>>('../src/i18n/en/*/*.ts', { eager: true }),
  ).flatMap((group) => Object.values(group)),
) as object

type Pages = Readonly<Record<string, { text: PageText }>>

const pages = {
  en: import.meta.glob('../src/i18n/en/*/pages/*.ts', { eager: true }) as Pages,
  bn: import.meta.glob('../src/i18n/bn/*/pages/*.ts', { eager: true }) as Pages,
}

/** Returns every text of the pages by its path, such as `faq.sections.0.title`. */
function pageTextsOf(language: 'en' | 'bn'): [string, string][] {
  return Object.entries(pages[language]).flatMap(([file, { text }]) => textsOf(text, `${basename(file)}.`))
}

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

describe('the Bengali messages', () => {
  const texts = textsOf(bn)

  it('have every text that English has, and no other', () => {
    const pathsOf = (all: readonly [string, string][]) => all.map(([at]) => at).sort()
    expect(pathsOf(texts)).toEqual(pathsOf(textsOf(english)))
  })

  it('have Western digits', () => {
    expect(texts.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('are in Bengali', () => {
    const latin = texts.filter(([, text]) => !/[\u0980-\u09ff]/.test(text)).map(([at]) => at)
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
  const english = pageTextsOf('en')
  const bengali = pageTextsOf('bn')
  const all = [...english, ...bengali]

  it('are those of the route table and the footer of the older shell, in both languages', () => {
    for (const files of Object.values(pages))
      expect(Object.keys(files).map(basename).toSorted()).toEqual([...CONTENT_PAGES, 'footer'].toSorted())
  })

  it('have the same sections, links and number of points in both languages', () => {
    expect(bengali.map(([at]) => at)).toEqual(english.map(([at]) => at))
    expect(bengali.filter(isAddress)).toEqual(english.filter(isAddress))
  })

  it('are in Bengali, with Western digits', () => {
    const texts = bengali.filter((entry) => !isAddress(entry))
    expect(texts.filter(([, text]) => !/[\u0980-\u09ff]/.test(text) || hasForeignWords(text))).toEqual([])
    expect(bengali.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('link to routes', () => {
    const links = english.filter(([at]) => at.endsWith('.href')).map(([, href]) => href)
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((href) => !routeOf(href))).toEqual([])
  })

  it('have each fragment once a page', () => {
    for (const [file, { text }] of Object.entries(pages.en)) {
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
