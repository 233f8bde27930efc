import type { Page } from '@playwright/test'
import type { Check } from './batch.ts'

const WORDS: Readonly<Record<string, string>> = {
  'to.be.visible': 'is visible',
  'to.be.hidden': 'is hidden',
  'to.be.attached': 'is on the page',
  'to.be.enabled': 'is enabled',
  'to.be.disabled': 'is disabled',
  'to.be.editable': 'is editable',
  'to.be.focused': 'has the focus',
  'to.be.checked': 'is checked',
  'to.have.count': 'count',
  'to.have.text': 'has the text',
  'to.have.text.array': 'have the texts',
  'to.contain.text.array': 'contain the texts',
  'to.have.value': 'has the value',
  'to.have.accessible.name': 'has the name',
  'to.have.accessible.description': 'has the description',
  'to.have.url': 'address',
}

const quoted = ({ string, regexSource, regexFlags }: NonNullable<Check['expectedText']>[number]) =>
  regexSource === undefined ? JSON.stringify(string) : `/${regexSource}/${regexFlags ?? ''}`

/** Returns an assertion in words, such as `getByRole('status') has the text "idle"`. */
export function checkInWords(page: Page, check: Check): string {
  const { selector, expression, isNot, expressionArg, expectedText, expectedNumber } = check
  const words = WORDS[expression] ?? `has ${expression.replace(/^to\.have\.|\.value$/g, '')}`
  return [
    selector === undefined ? 'the page:' : page.locator(selector).toString(),
    isNot ? `not ${words}` : words,
    ...(expressionArg === undefined ? [] : [expressionArg]),
    ...(expectedNumber === undefined ? [] : [String(expectedNumber)]),
    ...(expectedText ? [expectedText.map(quoted).join(', ')] : []),
  ].join(' ')
}
