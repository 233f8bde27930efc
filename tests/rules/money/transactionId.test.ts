import { describe, expect, it } from 'vitest'
import { isSameTransactionId, isTransactionId, transactionIdOf } from '#machines/money/transactionId.rules.ts'

describe('a typed transaction id', () => {
  it.each([
    ['btx1a2b3c4', 'btx1a2b3c4'],
    ['BTX1 A2B3 C4', 'BTX1A2B3C4'],
    ['BTX1-A2B3–C4', 'BTX1A2B3C4'],
    [' BTX1A2B3C4\n', 'BTX1A2B3C4'],
    ['\u200bBTX1A2B3C4\u200b', 'BTX1A2B3C4'],
    ['\u200eBTX1A2B3C4', 'BTX1A2B3C4'],
    ['\ufeffBTX1\u00a0A2B3C4', 'BTX1A2B3C4'],
    ['BTX১A২B৩C৪', 'BTX1A2B3C4'],
    ['BTX１A２B３C４', 'BTX1A2B3C4'],
  ])('%j is sent as %j, and is the same as BTX1A2B3C4', (typed, sent) => {
    expect(transactionIdOf(typed)).toBe(sent)
    expect(isTransactionId(typed)).toBe(true)
    expect(isSameTransactionId(typed, 'BTX1A2B3C4')).toBe(true)
    expect(isSameTransactionId('BTX1A2B3C4', typed)).toBe(true)
  })

  it('keeps what is neither invisible nor a space, dash or digit of another kind', () => {
    expect(transactionIdOf('TX/12.34#56')).toBe('TX/12.34#56')
    expect(transactionIdOf('ＢＴx１／Ａ２')).toBe('ＢＴx1／Ａ2')
  })

  it.each([
    '',
    '\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    '😀😀😀😀',
    '😀😀😀😀😀😀😀',
    '8N7A2Q',
    '8N 7A-2Q',
    '-------',
    '#/.#/.#/.',
  ])('%j has fewer than 7 letters or digits', (typed) => expect(isTransactionId(typed)).toBe(false))

  it('is never the same as another without letters and digits, as one that is missing, or as a longer one', () => {
    for (const [one, other] of [
      ['', ''],
      ['\u200b', '\u200b'],
      [undefined, null],
      ['8N7A2QX', '8N7A2QX9'],
    ] as const)
      expect(isSameTransactionId(one, other)).toBe(false)
  })
})
