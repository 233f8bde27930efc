import { describe, expect, it } from 'vitest'
import { bn } from '../src/i18n/bn.ts'

/** Every text by its path; functions of texts are called with a 7. That none is missing, the types say. */
function textsOf(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}${key}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function') return [value('7', '7', '7')].flat().map((text) => [at, String(text)])
    if (typeof value !== 'object' || value === null) throw new Error(`${at} is no text.`)
    return textsOf(value, `${at}.`)
  })
}

/** Names, signs and numbers, which are the same in every language. */
const SAME = [
  'shell.english',
  'games.name',
  'deposit.bonus',
  'deposit.limits',
  'deposit.rate',
  'deposit.actions.usdt',
]

describe('the Bengali catalogue', () => {
  const texts = textsOf(bn)

  it('has Western digits', () => {
    expect(texts.filter(([, text]) => /[০-৯]/.test(text))).toEqual([])
  })

  it('is in Bengali', () => {
    const latin = texts.filter(([, text]) => !/[\u0980-\u09ff]/.test(text)).map(([at]) => at)
    expect(latin.filter((at) => !SAME.includes(at))).toEqual([])
  })

  it('never says what code says for a missing value', () => {
    expect(texts.filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
  })
})
