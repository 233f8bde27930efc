import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { model as connection } from '../flows/app/connection/model.ts'
import { AMBIENT } from '../model/ambient.ts'
import type { Scene } from './states/scene.types.ts'
import { DEVICES, GalleryStage } from './states/stage.ts'
import { type FlowState, statesOf } from './states/states.ts'

test.describe.configure({ mode: 'serial' })

let stage: GalleryStage
let online: FlowState
let offline: FlowState

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  await ensureBuilt('gallery')
  const [phone] = DEVICES
  if (!phone) throw new Error('There is no device.')
  stage = await GalleryStage.open(browser, phone)
  const states = await statesOf(connection)
  const inState = (leaves: string) => states.find((state) => state.leaves === leaves)
  const [one, other] = [inState('online'), inState('offline')]
  if (!one || !other) throw new Error('The states are not those of the connection.')
  online = one
  offline = other
})

test.afterAll(() => stage.close())

const sceneOf = ({ machine, snapshot }: FlowState, over: Partial<Scene> = {}): Scene => ({
  kept: [{ machine, snapshot }],
  at: '/faq',
  state: null,
  stored: {},
  config: {},
  answers: AMBIENT,
  ...over,
})

async function hashOf(scene: Scene): Promise<string> {
  const shown = await stage.show(scene)
  expect(shown.isRunning).toBe(true)
  return (await stage.picture(shown)).hash
}

test('a state has one picture, which is another than that of another state or language', async () => {
  const first = await hashOf(sceneOf(online))
  const lost = await hashOf(sceneOf(offline))
  const bengali = await hashOf(sceneOf(online, { stored: { 'app.language': 'bn' } }))
  expect(new Set([first, lost, bengali]).size).toBe(3)
  expect(await hashOf(sceneOf(online))).toBe(first)
  expect(await hashOf(sceneOf(offline))).toBe(lost)
  expect(stage.errors).toEqual([])
})

test('a machine that nothing starts is not shown, and the page says who could start it', async () => {
  const scene = sceneOf(
    { ...online, machine: 'composer' },
    { at: '/chat-box/5', stored: { token: 't', remote_id: '41' } },
  )
  const shown = await stage.show(scene)
  expect(shown.isRunning).toBe(false)
  expect(shown.starts.composer).toEqual({ parent: 'chatBox', src: 'composer' })
})

test('the page to browse filters the states and shows one with its context', async ({ page }) => {
  const picture = (width: string, language: string) => ({
    width,
    language,
    now: 'missing.png',
    accepted: language === 'en' ? 'missing.png' : undefined,
    faults: language === 'bn' ? ['It breaks.'] : [],
  })
  const state = (flow: string, leaves: string, verdict: string) => ({
    flow,
    machine: flow,
    leaves,
    parts: ['.failure=filled'],
    context: { failure: { kind: 'lost' } },
    steps: ['load ← lost'],
    at: '/login',
    verdict,
    pictures: [picture('390', 'en'), picture('1280', 'en'), picture('390', 'bn')],
  })
  const states = [
    state('login', 'editing', 'same'),
    state('login', 'sending', 'changed'),
    state('vip', 'ready', 'new'),
  ]
  await page.addInitScript((data) => Object.assign(window, { GALLERY: data }), { states, gone: [] })
  await page.goto(
    `file://${fileURLToPath(new URL('../../scripts/gallery/page/index.html', import.meta.url))}`,
  )
  const cards = page.locator('#states').getByRole('button')
  await expect(cards).toHaveText([/editing.*390 px, en/, /sending.*390 px, en/])
  await page.getByLabel('Flow').selectOption('All')
  await expect(cards).toHaveCount(3)
  await page.getByLabel('Language').selectOption('Both')
  await page.getByLabel('Width').selectOption('Both')
  await expect(page.getByRole('status')).toHaveText('3 of 3 states, 9 pictures. 2 changed or new, 0 gone.')
  await page.getByLabel('Show').selectOption('With faults')
  await expect(cards).toHaveText([/1 faults.*editing/, /1 faults.*sending/, /1 faults.*ready/])
  await page.getByLabel('Show').selectOption('Changed or new')
  await page.getByLabel('State', { exact: true }).fill('lost SEND')
  await expect(cards).toHaveCount(3)
  await cards.first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'login: sending' })
  await expect(dialog.getByRole('figure')).toHaveCount(3)
  await expect(dialog.getByRole('listitem')).toHaveText(['load ← lost'])
  await expect(dialog).toContainText('"kind": "lost"')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards.first()).toBeFocused()
})
