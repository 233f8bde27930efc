import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type Milestone, visit, type Way } from './visit.ts'

const I18N = new URL('../../src/i18n/', import.meta.url)

type Text = string | ((...args: unknown[]) => unknown)

/** Returns every text of a module or group by its path. */
function textsOf(group: object, path = ''): [string, Text][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, Text][] => {
    const at = `${path}.${key}`
    if (typeof value === 'string' || typeof value === 'function') return [[at, value as Text]]
    return value && typeof value === 'object' ? textsOf(value, at) : []
  })
}

/** Loads the texts of a language, by file and path. */
async function load(language: 'en' | 'bn'): Promise<Map<string, Text>> {
  const folder = new URL(`${language}/`, I18N)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const groups = await Promise.all(
    files.sort().map(async (file) => {
      const module = (await import(new URL(file, folder).href)) as Record<string, object>
      // A group's name differs between the languages only by mistake, so only the path within it counts.
      return Object.values(module).flatMap((group) => textsOf(group, file))
    }),
  )
  return new Map(groups.flat())
}

const [english, bengali] = await Promise.all([load('en'), load('bn')])

/** Returns a placeholder for the nth argument in a text that is made by a function. */
const placeholder = (at: number) => `\u{e000}${at}\u{e001}`
const PLACEHOLDER = /\u{e000}(\d)\u{e001}/gu

/** Returns the text of a function with placeholders for its arguments; undefined if it takes no strings. */
function templateOf(text: Text): string | undefined {
  if (typeof text === 'string') return undefined
  try {
    const made = text(...[0, 1, 2, 3].map(placeholder))
    return typeof made === 'string' ? made : undefined
  } catch {
    return undefined
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Template {
  readonly english: RegExp
  /** The numbers of its arguments, in order. */
  readonly args: readonly string[]
  readonly bengali: string
}

const plain = new Map<string, Set<string>>()
const templates: Template[] = []
for (const [at, text] of english) {
  const other = bengali.get(at)
  if (typeof text === 'string' && typeof other === 'string')
    plain.set(text, (plain.get(text) ?? new Set()).add(other))
  const [from, to] = [templateOf(text), other && templateOf(other)]
  if (from && to && from.replaceAll(PLACEHOLDER, '').trim())
    templates.push({
      english: new RegExp(`^${escaped(from).replaceAll(PLACEHOLDER, '(.+)')}$`),
      args: [...from.matchAll(PLACEHOLDER)].map(([, arg = '']) => arg),
      bengali: to,
    })
}

/** Returns the Bengali versions of the site's English text, or of the sentences with a part; otherwise empty. */
function translationsOf(text: string, isPart: boolean): string[] {
  const known = plain.get(text)
  if (known) return [...known]
  const whole = [...plain].filter(([english]) => isPart && text.length > 12 && english.includes(text))
  if (whole.length > 0) return whole.flatMap(([, bengali]) => [...bengali])
  return templates.flatMap(({ english, args, bengali }) => {
    const match = english.exec(text)
    return match
      ? [bengali.replaceAll(PLACEHOLDER, (_, arg: string) => match[args.indexOf(arg) + 1] ?? '')]
      : []
  })
}

/** Returns a matcher that finds the Bengali text where `wanted` finds the English one. */
function translated(wanted: string | RegExp, exact: boolean): string | RegExp {
  const [, start = '', text = '', end = ''] =
    wanted instanceof RegExp
      ? (/^(\^?)(.*?)(\$?)$/.exec(wanted.source) ?? [])
      : ['', exact ? '^' : '', wanted, exact ? '$' : '']
  const found = translationsOf(text, !start && !end)
  return found.length > 0 ? new RegExp(`${start}(${found.map(escaped).join('|')})${end}`) : wanted
}

/** Returns the arguments of a method that finds elements, with translated texts. */
function translatedArgs(args: readonly unknown[]): unknown[] {
  const isExact = args.some((arg) => (arg as { exact?: boolean } | undefined)?.exact)
  const isText = (arg: unknown): arg is string | RegExp => typeof arg === 'string' || arg instanceof RegExp
  return args.map((arg) => {
    if (isText(arg)) return translated(arg, isExact)
    if (arg?.constructor !== Object) return arg
    return Object.fromEntries(
      Object.entries(arg).map(([key, value]) => [
        key,
        isText(value) && /^(name|hasText|hasNotText)$/.test(key) ? translated(value, isExact) : value,
      ]),
    )
  })
}

const FINDERS = /^(getBy(?:Role|Text|Label|Placeholder|Title|AltText)|filter)$/

/** Returns a page or locator on which the site's English texts find the Bengali ones of a page in Bengali. */
export function inBengali<Target extends Page | Locator>(target: Target): Target {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key)
      if (typeof value !== 'function' || key === 'constructor') return value
      return (...args: unknown[]) => {
        // A role is not a text.
        const role = key === 'getByRole' ? args.slice(0, 1) : []
        const found = FINDERS.test(String(key)) ? [...role, ...translatedArgs(args.slice(role.length))] : args
        const result: unknown = value.apply(object, found)
        const isLocator = typeof (result as Locator | undefined)?.getByRole === 'function'
        return isLocator ? inBengali(result as Locator) : result
      }
    },
  })
}

/** Opens a screen in a language, which the navigation to it then finds. */
export async function visitIn(
  page: Page,
  { go, ...way }: Way,
  language: 'en' | 'bn',
  waitUntil: Milestone = 'load',
): Promise<void> {
  const spoken = language === 'bn' ? inBengali(page) : page
  const target = { ...way, go: async () => go?.(spoken) }
  await visit(page, target, { device: { 'app.language': language }, waitUntil })
}
