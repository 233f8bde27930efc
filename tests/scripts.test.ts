import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { storiesOf } from '../scripts/engines/matrix.mjs'
import { recapOf } from '../scripts/lib/failures.mjs'
import { flowsNamed } from '../scripts/lib/flows.mjs'
import { specsUsing } from '../scripts/lib/otherSpecs.mjs'

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'scripts-')))
afterAll(() => rmSync(parent, { recursive: true }))

/** Runs the only task of a new project with this name; the task reports where it runs. */
function runIn(name: string) {
  const root = join(parent, name)
  mkdirSync(join(root, 'scripts/lib'), { recursive: true })
  writeFileSync(join(root, 'scripts/lib/install.mjs'), 'export const ensureInstalled = () => undefined')
  copyFileSync('scripts/run.mjs', join(root, 'scripts/run.mjs'))
  writeFileSync(join(root, 'scripts/where.mjs'), 'console.log(process.cwd())')
  return run(join(root, 'scripts/run.mjs'), 'where')
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

it('a task runs in the project’s folder, whatever its name', () => {
  const name = 'a 100% project, à la carte'
  expect(runIn(name)).toEqual({ status: 0, out: `${join(parent, name)}\n`, err: '' })
})

it.each(['c#', 'why?'])('a folder that Vite cannot build in, %s, is refused in one sentence', (name) => {
  expect(runIn(name)).toEqual({
    status: 1,
    out: '',
    err: `This project can't be built in a folder whose path holds # or ?: ${join(parent, name)}/\n`,
  })
})

/** Runs `npm test`, with an option that it refuses, on a Node that says it has this version. */
const runOn = (version: string) => {
  const properties = JSON.stringify({ value: { ...process.versions, node: version } })
  const fake = `data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, 'versions', ${properties})`)}`
  return run('--import', fake, 'scripts/run.mjs', 'test', '--unknown')
}

it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused in one sentence', (version) => {
  expect(runOn(version)).toEqual({
    status: 1,
    out: '',
    err: `This project needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`,
  })
})

it.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s runs the tasks', (version) => {
  expect(runOn(version).err).toMatch(/^Unknown option '--unknown'/)
})

it('the packages fit this Node, and npm reports nothing about them', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--engine-strict'], {
    encoding: 'utf8',
  })
  expect([status, stderr.match(/EBADENGINE|install-scripts|deprecated/g)], stdout + stderr).toEqual([0, null])
})

it('an installation that fails says why, also under npm --silent', () => {
  const root = join(parent, 'incomplete')
  cpSync('scripts/lib', join(root, 'scripts/lib'), { recursive: true })
  for (const file of ['run.mjs', 'start.mjs']) copyFileSync(`scripts/${file}`, join(root, 'scripts', file))
  writeFileSync(join(root, 'package.json'), '{ "dependencies": { "left-out": "1.0.0" } }')
  writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": { "": {} } }')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'silent', npm_config_offline: 'true' },
  })
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/^Installing the packages of package-lock\.json … \d+\.\d s\n$/),
  ])
  expect(stderr).toMatch(/npm error .*\nThe packages could not be installed: .*\.\n$/s)
})

it('a Node that can’t be fetched is named, with npm’s reason', () => {
  const script = `process.env.npm_config_offline = 'true'
import('./scripts/lib/nodes.mjs').then(({ fetchNode }) => fetchNode('999')).catch(({ message }) => console.log(message))`
  expect(run('--input-type=module', '--eval', script).out).toMatch(
    /^Node 999 could not be fetched as node-\S+@999: npm exec failed\.\nnpm error code E/,
  )
})

it('the lockfile names no registry, holds one version of esbuild, and puts the sandbox’s packages beside the site’s', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const locked = Object.entries<{ resolved?: string; link?: boolean }>(packages)
  expect(locked.filter(([, { resolved, link }]) => resolved && !link)).toEqual([])
  const paths = locked.map(([path]) => path)
  expect(paths.filter((path) => path.endsWith('/esbuild'))).toEqual(['node_modules/esbuild'])
  // The built sandbox is outside of its package, and so are its tests: neither finds what is only in server/.
  expect(paths.filter((path) => path.startsWith('server/'))).toEqual([])
})

it.each([
  [['test', '--fast'], /^Unknown option '--fast'.*\n$/],
  [['testLong', '--only=nothing'], /^--only knows interleavings, .*crashes, .*, not "nothing"\.\n$/],
  [['testFlow', 'nowhere'], /^npm run test:flow NAME knows balance, .*, deposit, .*, not "nowhere"\.\n$/],
  [['walks', '--count=many'], /^--count takes a positive integer\.\n$/],
  [['soak', '--hours=0'], /^--hours takes a positive integer\.\n$/],
  [['soak', '--only=attic'], /^--only knows home, inbox, odds, not "attic"\.\n$/],
  [['replay'], /^Say which log: npm run replay -- FILE \[--browser\] \[--headed\] \[--times 20\]\n$/],
  [['replay', 'nowhere.json'], /^There is no file nowhere\.json\.\n$/],
  [['replay', 'package.json'], /^package\.json is not an event log of version 1, or a report\.\n$/],
  [['replay', 'README.md'], /^README\.md is not an event log of version 1, or a report\.\n$/],
  [['replay', 'package.json', '--times', '0'], /^--times takes a positive integer\.\n$/],
])('%j is refused in one sentence', (args, words) => {
  expect(run('scripts/run.mjs', ...args)).toEqual({ status: 1, out: '', err: expect.stringMatching(words) })
})

const failure = (title: string, lines: number) => ({
  title,
  text: Array.from({ length: lines }, (_, at) => `${title} ${at + 1}`).join('\n'),
})

it('a run without failures repeats nothing', () => {
  expect(recapOf([])).toBe('')
})

it('a failure is repeated without colours, up to 60 lines', () => {
  expect(recapOf([{ title: 'a', text: '\u001b[31mwrong\u001b[39m\n\n' }])).toBe('✗ a\nwrong\n')
  expect(recapOf([failure('a', 59)])).toMatch(/a 58\na 59\n$/)
  expect(recapOf([failure('a', 60)])).toMatch(/^✗ a\n(?:a \d+\n){58}… 2 more lines\n$/)
})

it('many failures share 400 lines, and their titles follow', () => {
  const recap = recapOf(Array.from({ length: 20 }, (_, at) => failure(`test${at}`, 100))).split('\n')
  expect(recap).toHaveLength(400 + 20 + 1)
  expect(recap.slice(0, 3)).toEqual(['✗ test0', 'test0 1', 'test0 2'])
  expect(recap.slice(-3)).toEqual(['✗ test18', '✗ test19', ''])
  expect(recapOf(Array.from({ length: 900 }, (_, at) => failure(`${at}`, 9))).split('\n')).toHaveLength(431)
})

it('the tests of other flows that press the controls of a flow are found, by its page or its path', () => {
  const [deposit] = flowsNamed(['deposit'])
  const specs = deposit ? specsUsing(deposit) : []
  // By its page, by a page that uses its page, and by its path.
  expect(specs).toContain('tests/journeys/leftBehind.spec.ts')
  expect(specs).toContain('tests/flows/money/makePayment/journeys.spec.ts')
  expect(specs).toContain('tests/journeys/layout.spec.ts')
  expect(specs).not.toContain('tests/flows/money/deposit/journeys.spec.ts')
  expect(specs).not.toContain('tests/flows/support/inbox/journeys.spec.ts')
  expect(specs.filter((file) => file.startsWith('tests/inspect/'))).toEqual([])
})

it('a story of the matrix of browsers is named with the titles of its groups', () => {
  const file = {
    title: 'journeys/phones.spec.ts',
    suites: [{ title: 'a tab', suites: [{ title: 'opens', specs: [{ title: 'in a chat', ok: false }] }] }],
    specs: [{ title: 'a call', ok: true }],
  }
  expect(storiesOf(file)).toEqual([
    ['a tab › opens › in a chat', false],
    ['a call', true],
  ])
})
