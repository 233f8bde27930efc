import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Result, tryHeadless } from '../../scripts/mutants/headless.mjs'
import { mutantsOf } from '../../scripts/mutants/mutants.mjs'
import { select } from '../../scripts/mutants/select.mjs'
import { readVerdicts, writeVerdicts } from '../../scripts/mutants/verdicts.mjs'

const LAMP = 'tests/mutants/lamp.machine.ts'
const lampMutants = mutantsOf(LAMP, readFileSync(LAMP, 'utf8'))

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
  expect(lampMutants.map(({ kind, line, after }) => [kind, line, after])).toEqual([
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
  expect(mutants.map(({ kind, line, after }) => [kind, line, after])).toEqual([
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
  const moved = mutantsOf(LAMP, `// A comment.\n${readFileSync(LAMP, 'utf8')}`)
  expect(moved.map(({ id }) => id)).toEqual(lampMutants.map(({ id }) => id))
  expect(new Set(moved.map(({ id }) => id)).size).toBe(moved.length)
})

it('the same seed chooses the same mutants, one of every kind before a second of any', () => {
  const kinds = new Set(lampMutants.map(({ kind }) => kind))
  const chosen = select(lampMutants, { count: kinds.size, seed: 1 })
  expect(new Set(chosen.map(({ kind }) => kind))).toEqual(kinds)
  expect(select(lampMutants.toReversed(), { count: kinds.size, seed: 1 })).toEqual(chosen)
  expect(select(lampMutants, { count: kinds.size, seed: 2 })).not.toEqual(chosen)
})

it('a mutant is killed if a test notices it, and survives otherwise', async () => {
  const mutants = lampMutants.filter(({ kind }) => ['changed boundary', 'dropped transition'].includes(kind))
  const results = await tryHeadless(mutants, { size: 1 })
  expect(results.map(({ mutant, killedBy }) => [mutant.line, killedBy])).toEqual([
    [11, 'a lamp stays off by day'],
    [18, 'a lamp is switched on in the dark, and counts its presses'],
    [22, 'a lamp is switched on in the dark, and counts its presses'],
    [23, undefined],
  ])
}, 60_000)

it('the verdicts on mutants are kept by flow, for the report of the graph tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
  const [first, second] = mutantsOf('machines/home/lamp/lamp.machine.ts', readFileSync(LAMP, 'utf8'))
  if (!first || !second) throw new Error('The lamp has two mutants at least.')
  const results: Result[] = [
    { mutant: first, killedBy: 'lamp › shines' },
    { mutant: second, killedBy: undefined },
  ]
  writeVerdicts(results, { [second.id]: 'It makes no difference.' }, folder)
  expect(readVerdicts('home/lamp', folder)).toMatchObject([
    { file: first.file, line: first.line, before: first.before, killedBy: 'lamp › shines' },
    { kind: second.kind, after: second.after, reason: 'It makes no difference.' },
  ])
  expect(readVerdicts('home/other', folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
