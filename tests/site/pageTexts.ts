import type { Page } from '@playwright/test'

/** Returns every text of a page, and every name, hint and title that is not shown. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const texts: string[] = [document.title]
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('script, style, [lang=en]')) texts.push(node.textContent ?? '')
    for (const element of root.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text))
  })
}

/** Names and abbreviations that Bengali texts keep in Latin letters. */
export const NAMES = new RegExp(
  `(?<![a-z])(${[
    ...['BDT', 'INR', 'PKR', 'USDT', 'TK', 'VIP', 'VP', 'OTP', 'SMS', 'FAQ', 'QR', 'ID', 'iOS', 'Android'],
    ...['WhatsApp', 'Telegram', 'Facebook', 'English', 'TRC20', 'BM'],
  ].join('|')})(?![a-z])`,
  'gi',
)

/** Returns the strings in a value of JSON. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns the texts of a page in Bengali that hold other words than Bengali ones, names, and those of its data. */
export async function untranslated(page: Page, data: unknown): Promise<string[]> {
  const known = [...new Set(stringsIn(data))].filter((text) => /[a-z]{2}/i.test(text))
  const byLength = known.sort((one, other) => other.length - one.length)
  const texts = await textsOf(page)
  const isForeign = (text: string) => {
    const rest = byLength.reduce((left, word) => left.replaceAll(word, ' '), text)
    return /[a-z]{2}/i.test(rest.replaceAll(NAMES, ' '))
  }
  return [...new Set(texts.filter(isForeign))]
}
