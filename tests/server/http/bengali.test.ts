import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inBengali } from '#server/http/bengali.ts'
import { PROMOTIONS } from '#server/seed/promotions.ts'
import { GENERAL, SLIDERS } from '#server/seed/site.ts'
import { withdrawalTexts } from '#src/i18n/bn/money/withdrawal.ts'
import { startSandbox } from '../setup/sandbox.ts'

/** Files that speak to others than the callers of the API: the operator, pages with texts of their own, messages. */
const OTHERS = /^(betting|console|db|games|otp|reports|main|startMessage)\b|http.(bengali|faults)|decisions/

/** Texts in the code that are sentences. */
const SENTENCE = /(['`])([A-Z][^'`\n]* [^'`\n]*[.!?])\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)

/** Returns a text of the code with its values filled in. */
function filled(text: string): string {
  const values: Readonly<Record<string, string>> = { between: '7 and 8', by: ' by Upay' }
  return text.replace(/\$\{(.*?)\}/g, (_, name) => values[name] ?? '7')
}

function textsOf(file: string): string[] {
  const code = readFileSync(join('server', file), 'utf8').replace(COMMENT, '')
  return [...code.matchAll(SENTENCE)].map(([, , text = '']) => filled(text))
}

it('every text of the API exists in Bengali', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const texts = [
    ...files.filter((file) => /^(?!node_modules).*\.ts$/.test(file) && !OTHERS.test(file)).flatMap(textsOf),
    ...GENERAL.notice,
    GENERAL.system_notice ?? '',
    ...SLIDERS.filter(({ slider_type }) => slider_type === 'Main').map(({ name }) => name),
    ...PROMOTIONS.flatMap(({ name, desc }) => [name, desc ?? '']),
  ]
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => !isBengali(inBengali(text)))).toEqual([])
})

it('a translated text has nothing but names in English', () => {
  const left = inBengali(GENERAL.system_notice ?? '').replace(/<[^>]+>|Tiya|Lucky Kites/g, '')
  expect(left).not.toMatch(/[a-z]/i)
  expect(inBengali('Your deposit of ৳ 500.00 by bKash has been rejected. Reason: No such payment.')).toBe(
    'bKash-এ আপনার ৳ 500.00 ডিপোজিট বাতিল হয়েছে। কারণ: No such payment.',
  )
})

it('a translation keeps the words that the site looks for in a refused withdrawal', () => {
  expect(inBengali('Please add your Date of Birth to your profile first.')).toContain('জন্মতারিখ')
  expect(inBengali('Please complete your turnover and try again.')).toBe(withdrawalTexts.withdrawal.turnover)
})

const app = await startSandbox()

it('the sandbox answers and refuses in the language of the request', async () => {
  const ask = async (url: string, language: string) => {
    const headers = { 'accept-language': language }
    const response = url.startsWith('/login')
      ? await app.inject({ method: 'POST', url: '/api/login', headers, payload: {} })
      : await app.inject({ url: `/api${url}`, headers })
    return response.json()
  }
  expect((await ask('/sliders', 'bn')).sliders[0].name).toBe('প্রথম ডিপোজিট দ্বিগুণ')
  expect((await ask('/sliders', 'en')).sliders[0].name).toBe('Double your first deposit')
  expect((await ask('/balance', 'bn')).message).toSatisfy(isBengali)
  const { message, errors } = await ask('/login', 'bn')
  expect([message, ...Object.values(errors)].flat()).toSatisfy((all: string[]) => all.every(isBengali))
})
