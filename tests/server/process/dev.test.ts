import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dataFolder, filledDataFolder } from '../setup/process.ts'
import { ownDatabase } from '../setup/sandbox.ts'

const root = resolve(import.meta.dirname, '../../..')
const database = await ownDatabase()
const folder = database.url ? dataFolder() : await filledDataFolder()
let vite: Awaited<ReturnType<typeof createServer>>
let origin = ''

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', database.url ?? '')
  vite = await createServer({
    root,
    cacheDir: join(folder, 'vite'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, host: '127.0.0.1' },
  })
  await vite.listen()
  origin = new URL(vite.resolvedUrls?.local[0] ?? '').origin
})
afterAll(async () => {
  await vite.close()
  vi.unstubAllEnvs()
  await database.drop()
})

it('npm run dev accepts calls of the demo game, whose origin is null', async () => {
  const { status, headers } = await fetch(`${origin}/demo-game/calls/open`, {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-method': 'POST' },
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
})

it('npm run dev keeps its sandbox when Vite restarts', async () => {
  expect((await fetch(`${origin}/api/general`)).status).toBe(200)
  await vite.restart()
  expect((await fetch(`${origin}/api/general`)).status).toBe(200)
})
