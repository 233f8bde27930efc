import { describe, expect, it } from 'vitest'
import { bn } from '../src/i18n/bn.ts'
import { site } from '../src/i18n/en/site.ts'

const english = Object.assign(
  { ...site },
  ...Object.values(
    import.meta.glob<Record<string, object>>('../src/i18n/en/*/*.ts', { eager: true }),
  ).flatMap((group) => Object.values(group)),
) as object

/** Returns every text by its path; functions of texts are called with a 7. */
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

  it('never contain what code prints for a missing value', () => {
    expect(texts.filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
  })
})
