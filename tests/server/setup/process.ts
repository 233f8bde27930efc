import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'
import { BRAND } from '#machines/brand/brand.ts'
import { openDatabase } from '#server/db/database.ts'
import { newPglite } from './sandbox.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Builds the sandbox into a folder below the project, so that it finds packages; resolves with its script's path. */
export async function buildSandbox(): Promise<string> {
  mkdirSync(join(root, 'build'), { recursive: true })
  const outDir = mkdtempSync(join(root, 'build/test-'))
  afterAll(() => rmSync(outDir, { recursive: true }))
  await build({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'error', build: { outDir } })
  return join(outDir, 'main.js')
}

/** Creates a folder that is removed after the test file. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates such a folder with a new database, because a process would need seconds for that. */
export async function filledDataFolder(): Promise<string> {
  const folder = dataFolder()
  await (await openDatabase({ folder, data: newPglite('migrated') })).close()
  return folder
}

export interface Running {
  child: ChildProcess
  /** Resolves with the printed address; rejects with the output if the process exits first. */
  address: Promise<string>
  /** Resolves with the exit code and output when the process has exited. */
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** Starts the built sandbox as a process that inherits only PATH; `flags` are Node's. */
export function startProcess(main: string, env: Record<string, string>, flags: string[] = []): Running {
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env.PATH ?? '', DIST: '/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) => {
    child.once('close', (code) => done({ code, ...output }))
  })
  child.stderr.on('data', (text) => {
    output.err += text
  })
  const address = new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      output.out += text
      const printed = new RegExp(`^${BRAND.name}: (http:\\S+)/$`, 'm').exec(output.out)?.[1]
      if (printed && output.out.includes('/sandbox?key=')) done(printed.replace('localhost', '127.0.0.1'))
    })
    void ended.then(() => fail(new Error(`The process ended: ${output.out}${output.err}`)))
  })
  address.catch(() => {})
  return { child, address, ended }
}
