import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'scripts-')))
afterAll(() => rmSync(parent, { recursive: true }))

/** A project of this name with one task, which says where it runs. */
function runIn(name: string) {
  const root = join(parent, name)
  mkdirSync(join(root, 'scripts'), { recursive: true })
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

it('an unknown option is refused in one sentence', () => {
  const { status, out, err } = run('scripts/run.mjs', 'test', '--fast')
  expect([status, out]).toEqual([1, ''])
  expect(err).toMatch(/^Unknown option '--fast'.*\n$/)
})

it('a flow that has no model is refused in one sentence, with those that have', () => {
  const { status, out, err } = run('scripts/run.mjs', 'test-flow', 'nowhere')
  expect([status, out]).toEqual([1, ''])
  expect(err).toMatch(/^npm run test:flow NAME knows balance, .*, deposit, .*, not "nowhere"\.\n$/)
})
