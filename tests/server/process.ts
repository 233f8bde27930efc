import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Builds the sandbox into a folder of its own; resolves to the path of its script. */
export async function buildSandbox(): Promise<string> {
  const outDir = makeBuildFolder()
  await build({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'error', build: { outDir } })
  return join(outDir, 'main.js')
}

/** Builds a script of these tests, `name.ts`, that is to run as a process; resolves to its path. */
export async function buildScript(name: string): Promise<string> {
  const outDir = makeBuildFolder()
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, `${name}.ts`), outDir, target: 'node20' },
  })
  return join(outDir, `${name}.js`)
}

/** A folder that is gone after the file, below the project so that what is built into it finds its packages. */
function makeBuildFolder(): string {
  const parent = join(root, 'build')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A folder that is gone after the file. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Running {
  child: ChildProcess
  /** Resolves to the printed address; rejects with what was said where it ends instead. */
  address: Promise<string>
  /** Resolves when the process has ended, to its exit code and what it said. */
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** Starts the built sandbox as a process, with nothing of this process's settings; `flags` are Node's. */
export function startProcess(main: string, env: Record<string, string>, flags: string[] = []): Running {
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env.PATH ?? '', DIST: '/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) => {
    child.once('close', (code) => done({ code, ...said }))
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const address = new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      said.out += text
      const printed = /^Tiya: (http:\S+)\/$/m.exec(said.out)?.[1]
      if (printed && said.out.includes('/sandbox?key=')) done(printed.replace('localhost', '127.0.0.1'))
    })
    void ended.then(() => fail(new Error(`it ended: ${said.out}${said.err}`)))
  })
  address.catch(() => {})
  return { child, address, ended }
}
