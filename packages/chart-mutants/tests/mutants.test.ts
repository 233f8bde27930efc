import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { codeMutantsOf, switchedCode } from '../codeMutants.mjs'
import { type Result, type Tests, tryHeadless } from '../headless.mjs'
import { mutantsOf } from '../mutants.mjs'
import { select } from '../select.mjs'
import { readVerdicts, writeVerdicts } from '../verdicts.mjs'

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')
const TESTS: Tests = { root: ROOT, config: 'lamp.config.ts', project: 'lamp' }

const LAMP = 'lamp.machine.ts'
const SOURCE = readFileSync(join(ROOT, LAMP), 'utf8')
const lampMutants = mutantsOf(LAMP, SOURCE)

const ACTIONS =
  'actions: { count: assign(({ context }) => ({ presses: context.presses + 1 })), click: () => undefined },'
const OFF = "off: { on: { press: { guard: 'isDark', target: 'on', actions: ['count', 'click'] } } },"

const RETURN = 'return /^\\d{2}$/.test(digits) && !isOdd(digits) ? Number(digits) : -1'
const RULES = `export function feeOf(text: string | null): 'free' | number {
  if (text === null) return 'free'
  const digits = text.trim()
  ${RETURN}
}
`

it('mutants break a chart in each way', () => {
  expect(lampMutants.map(({ change, line, after }) => [change, line, after])).toEqual([
    ['changed boundary', 11, 'guards: { isDark: ({ context }) => context.light <= 10 },'],
    ['changed constant', 11, 'guards: { isDark: ({ context }) => context.light < 11 },'],
    ['changed operator', 12, ACTIONS.replace('+ 1', '- 1')],
    ['changed constant', 12, ACTIONS.replace('+ 1', '+ 2')],
    ['changed constant', 15, 'context: ({ input }) => ({ ...input, presses: 1 }),'],
    ['other initial state', 16, "initial: 'on',"],
    ['dropped transition', 18, 'off: { on: { } },'],
    ['other target', 18, OFF.replace("'on'", "'off'")],
    ['dropped guard', 18, OFF.replace("guard: 'isDark', ", '')],
    ['negated guard', 18, OFF.replace("'isDark'", "__not('isDark')")],
    ['dropped assign', 18, OFF.replace("'count',", '')],
    ['dropped action', 18, OFF.replace("'click'", '')],
    ['dropped tag', 20, ''],
    ['dropped transition', 22, ''],
    ['other target', 22, "press: 'on',"],
    ['dropped transition', 23, ''],
    ['other target', 23, "unplug: 'on',"],
  ])
})

it('mutants break rules in each way', () => {
  const mutants = mutantsOf('machines/money/fee.rules.ts', RULES)
  expect(mutants.map(({ change, line, after }) => [change, line, after])).toEqual([
    ['dropped early return', 2, ''],
    ['changed operator', 2, "if (text !== null) return 'free'"],
    ['changed constant', 2, "if (text === null) return ''"],
    ['dropped step', 3, 'const digits = text'],
    ['negated condition', 4, 'return !(/^\\d{2}$/.test(digits) && !isOdd(digits)) ? Number(digits) : -1'],
    ['changed operator', 4, RETURN.replace('&&', '||')],
    ['changed pattern', 4, RETURN.replace('^', '')],
    ['changed pattern', 4, RETURN.replace('$', '')],
    ['changed pattern', 4, RETURN.replace('{2}', '{3}')],
    ['changed pattern', 4, RETURN.replace('d{', 'D{')],
    ['negated condition', 4, RETURN.replace('!', '')],
    ['changed constant', 4, RETURN.replace('-1', '-2')],
  ])
})

it('each mutant is named by its own lines, wherever they are in the file', () => {
  const moved = mutantsOf(LAMP, `// A comment.\n${SOURCE}`)
  expect(moved.map(({ name }) => name)).toEqual(lampMutants.map(({ name }) => name))
  expect(new Set(moved.map(({ name }) => name)).size).toBe(moved.length)
})

it('the same seed chooses the same mutants, one of every change before a second of any', () => {
  const changes = new Set(lampMutants.map(({ change }) => change))
  const chosen = select(lampMutants, { count: changes.size, seed: 1 })
  expect(new Set(chosen.map(({ change }) => change))).toEqual(changes)
  expect(select(lampMutants.toReversed(), { count: changes.size, seed: 1 })).toEqual(chosen)
  expect(select(lampMutants, { count: changes.size, seed: 2 })).not.toEqual(chosen)
})

it('a mutant is killed if a test notices it, and survives otherwise', async () => {
  const mutants = lampMutants.filter(({ change }) =>
    ['changed boundary', 'dropped transition'].includes(change),
  )
  const results = await tryHeadless(mutants, { tests: TESTS, size: 1 })
  expect(results.map(({ mutant, killedBy }) => [mutant.line, killedBy])).toEqual([
    [11, 'a lamp stays off by day'],
    [18, 'a lamp is switched on in the dark, and counts its presses'],
    [22, 'a lamp is switched on in the dark, and counts its presses'],
    [23, undefined],
  ])
}, 60_000)

it('the verdicts on mutants are kept by group: those of a source until it is tried again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
  const [first, second] = mutantsOf('home/lamp/lamp.machine.ts', SOURCE)
  if (!first || !second) throw new Error('The lamp has two mutants at least.')
  const results: Result[] = [
    { mutant: first, killedBy: 'lamp › shines' },
    { mutant: second, killedBy: undefined },
  ]
  const options = { accepted: { [second.name]: 'It makes no difference.' }, folder, groupOf: dirname }
  writeVerdicts(results, options)
  const verdicts = [
    { file: first.file, line: first.line, before: first.before, killedBy: 'lamp › shines' },
    { change: second.change, after: second.after, reason: 'It makes no difference.' },
  ]
  expect(readVerdicts('home/lamp', folder)).toMatchObject(verdicts)
  writeVerdicts([{ mutant: { ...first, file: 'home/lamp/bulb.ts' }, killedBy: undefined }], options)
  expect(readVerdicts('home/lamp', folder)).toMatchObject([...verdicts, { file: 'home/lamp/bulb.ts' }])
  writeVerdicts([{ mutant: first, killedBy: undefined }], options)
  expect(readVerdicts('home/lamp', folder).map(({ file }) => file)).toEqual(['home/lamp/bulb.ts', first.file])
  expect(readVerdicts('home/other', folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

const VIEW = `export function Fee({ fee, isKnown }: { fee: number; isKnown: boolean }) {
  return fee > 0 && (isKnown || fee) && <p>{fee}</p>
}
`

it('mutants of any code are those of StrykerJS, each named by its place', async () => {
  const mutants = await codeMutantsOf('Fee.tsx', VIEW, {
    leftOut: ['BlockStatement', 'ConditionalExpression'],
  })
  expect(mutants.map(({ change, after }) => [change, after])).toEqual([
    ['logical operator', 'return (fee > 0 && (isKnown || fee) || <p>{fee}</p>)'],
    ['logical operator', 'return (fee > 0 || isKnown || fee) && <p>{fee}</p>'],
    ['equality operator', 'return fee >= 0 && (isKnown || fee) && <p>{fee}</p>'],
    ['equality operator', 'return fee <= 0 && (isKnown || fee) && <p>{fee}</p>'],
    ['logical operator', 'return fee > 0 && ((isKnown && fee)) && <p>{fee}</p>'],
  ])
  expect(mutants.at(-1)?.name).toBe('Fee.tsx · logical operator · Fee · isKnown || fee → (isKnown && fee)')
})

it('in switched code, the mutant that is active takes effect, and no other', async () => {
  const rules = "export const isFree = (fee) => fee === 0 || fee === 'none'"
  const { code, mutants } = await switchedCode('fee.mjs', rules, {
    isActive: '(id) => globalThis.activeMutant === id',
  })
  const { isFree } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const idOf = (change: string) => mutants.find(({ mutant }) => mutant.change === change)?.id
  const freeWith = (id: string | undefined) => {
    Object.assign(globalThis, { activeMutant: id })
    return [0, 5, 'none'].filter(isFree)
  }
  expect(freeWith(undefined)).toEqual([0, 'none'])
  expect(freeWith(idOf('logical operator'))).toEqual([])
  expect(freeWith(idOf('equality operator'))).toEqual([5, 'none'])
})
