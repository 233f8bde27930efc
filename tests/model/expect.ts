import { type Locator, type Page, expect as playwrightExpect } from '@playwright/test'
import type { Check } from './browser/batch.ts'
import { isLocator, selectorOf } from './internals.ts'

type Details = Omit<Check, 'selector' | 'isNot'>
type Pattern = string | RegExp

const textOf = (pattern: Pattern, options: object = {}) => ({
  ...(typeof pattern === 'string'
    ? { string: pattern }
    : { regexSource: pattern.source, regexFlags: pattern.flags }),
  ...options,
})

const isPattern = (value: unknown): value is Pattern => typeof value === 'string' || value instanceof RegExp

/** A matcher without arguments. */
const plain =
  (expression: string) =>
  (...args: readonly unknown[]): Details | undefined =>
    args.length === 0 ? { expression } : undefined

/** A matcher that compares one text. */
const withText =
  (expression: string, options?: object) =>
  (...args: readonly unknown[]): Details | undefined =>
    args.length === 1 && isPattern(args[0])
      ? { expression, expectedText: [textOf(args[0], options)] }
      : undefined

/** A matcher that compares the text of one element or the texts of a list. */
const withTexts =
  (single: string, list: string, options: object) =>
  (...args: readonly unknown[]): Details | undefined => {
    const [expected] = args
    if (args.length !== 1) return undefined
    if (isPattern(expected)) return { expression: single, expectedText: [textOf(expected, options)] }
    if (!Array.isArray(expected) || !expected.every(isPattern)) return undefined
    return { expression: list, expectedText: expected.map((one) => textOf(one, options)) }
  }

const WORDS = { normalizeWhiteSpace: true }
const SUBSTRING = { normalizeWhiteSpace: true, matchSubstring: true }

/** The matchers of a locator that can be batched; undefined for arguments that can't. */
const MATCHERS: Readonly<Record<string, (...args: readonly unknown[]) => Details | undefined>> = {
  toBeVisible: plain('to.be.visible'),
  toBeHidden: plain('to.be.hidden'),
  toBeAttached: plain('to.be.attached'),
  toBeEnabled: plain('to.be.enabled'),
  toBeDisabled: plain('to.be.disabled'),
  toBeEditable: plain('to.be.editable'),
  toBeFocused: plain('to.be.focused'),
  toBeChecked: (...args) =>
    args.length === 0 ? { expression: 'to.be.checked', expectedValue: {} } : undefined,
  toHaveCount: (count) => ({ expression: 'to.have.count', expectedNumber: Number(count) }),
  toHaveText: withTexts('to.have.text', 'to.have.text.array', WORDS),
  toContainText: withTexts('to.have.text', 'to.contain.text.array', SUBSTRING),
  toHaveValue: withText('to.have.value'),
  toHaveAccessibleName: withText('to.have.accessible.name', WORDS),
  toHaveAccessibleDescription: withText('to.have.accessible.description', WORDS),
  toHaveAttribute: (name, value, ...rest) =>
    isPattern(value) && rest.length === 0
      ? {
          expression: 'to.have.attribute.value',
          expressionArg: String(name),
          expectedText: [textOf(value)],
        }
      : undefined,
  toHaveCSS: (name, value, ...rest) =>
    isPattern(value) && rest.length === 0
      ? { expression: 'to.have.css', expressionArg: String(name), expectedText: [textOf(value)] }
      : undefined,
}

const PAGE_MATCHERS = (page: Page): typeof MATCHERS => ({
  toHaveURL: (expected, ...rest) => {
    if (!isPattern(expected) || rest.length > 0) return undefined
    const address = typeof expected === 'string' ? new URL(expected, page.url()).href : expected
    return { expression: 'to.have.url', expectedText: [textOf(address)] }
  },
})

const has = (value: unknown, name: string) => typeof value === 'object' && value !== null && name in value
const isPage = (value: unknown): value is Page => has(value, 'mainFrame')

let collected: Check[] | undefined

/** Runs assertions. Those on locators and pages are not made but returned, to be made together. */
export async function collectChecks(assertions: () => Promise<unknown>): Promise<readonly Check[]> {
  const checks: Check[] = []
  collected = checks
  try {
    await assertions()
  } finally {
    collected = undefined
  }
  return checks
}

function collecting(actual: Locator | Page, checks: Check[], isNot: boolean): unknown {
  const selector = isLocator(actual) ? selectorOf(actual) : undefined
  const matchers = isLocator(actual) ? MATCHERS : PAGE_MATCHERS(actual)
  const own = isNot ? playwrightExpect(actual).not : playwrightExpect(actual)
  return new Proxy(own, {
    get(target, name: string) {
      if (name === 'not') return collecting(actual, checks, !isNot)
      return (...args: readonly unknown[]) => {
        // What a frame holds can't be seen from its page.
        const details = selector?.includes('enter-frame') ? undefined : matchers[name]?.(...args)
        if (!details)
          return (target as unknown as Record<string, (...all: unknown[]) => unknown>)[name]?.(...args)
        checks.push({ selector, isNot, ...details })
        return Promise.resolve()
      }
    },
  })
}

/** Playwright's `expect` for models: collects the assertions of a step and makes them in one round trip. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply(target, self, args: [unknown]) {
    const [actual] = args
    return collected && (isLocator(actual) || isPage(actual))
      ? collecting(actual, collected, false)
      : Reflect.apply(target, self, args)
  },
})
