import type { Page } from '@playwright/test'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { hasForeignWords } from './names.ts'
import { NOT_FOUND } from './serve.ts'
import type { Way } from './visit.ts'

/** Returns every text of a page, and every name, hint and title that is not shown. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const texts: string[] = [document.title]
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, [lang=en]'))
        texts.push(node.textContent ?? '')
    for (const element of root.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text))
  })
}

/** Returns everything that a visit shows and that is not a text of the site. */
export function dataOf({ at, answers }: Pick<Way, 'at' | 'answers'>): unknown {
  return [AMBIENT, PLAYER, NOT_FOUND, answers, [...new URL(at, 'http://site.test').searchParams.values()]]
}

/** Returns the strings in a JSON value, and the texts between their tags. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const texts = value.split(/<[^>]*>/)
    return [value, texts.join(' ').trim().replaceAll(/\s+/g, ' '), ...texts.map((text) => text.trim())]
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns what the page's device, address and fields store: pins, the event of an odds view, a search. */
function keptBy(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const parsed = (text: string): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    }
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    return [Object.values(localStorage).map(parsed), history.state, typed]
  })
}

/** Returns the texts of a Bengali page with words that are not Bengali, names, or part of its data. */
export async function untranslated(page: Page, data: unknown): Promise<string[]> {
  const known = [...new Set(stringsIn([data, await keptBy(page)]))].filter((text) => /[a-z]{2}/i.test(text))
  const byLength = known.sort((one, other) => other.length - one.length)
  const texts = await textsOf(page)
  const isForeign = (text: string) => {
    const start = text.endsWith('…') ? text.slice(0, -1).trim() : ''
    if (start && known.some((word) => word.startsWith(start))) return false
    const rest = byLength.reduce(
      (left, word) => left.replaceAll(word, ' '),
      text.replaceAll(/https?:\S+/g, ' '),
    )
    return hasForeignWords(rest)
  }
  return [...new Set(texts.filter(isForeign))]
}
