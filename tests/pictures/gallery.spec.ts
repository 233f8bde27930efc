import { expect, test } from '@playwright/test'
import { writeAlbum } from '../../scripts/pages/album.mjs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { violations } from '../accessibility/violations.ts'
import { model as connection } from '../flows/app/connection/model.ts'
import { AMBIENT } from '../model/ambient.ts'
import type { Scene } from './states/scene.types.ts'
import { GalleryStage } from './states/stage.ts'
import { type FlowState, statesOf } from './states/states.ts'

test.describe.configure({ mode: 'serial' })

let stage: GalleryStage
let online: FlowState
let offline: FlowState

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  await ensureBuilt('gallery')
  stage = await GalleryStage.open(browser, { width: 390, height: 844 })
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

test('a state always gives the same picture, and other states and languages give others', async () => {
  const first = await hashOf(sceneOf(online))
  const lost = await hashOf(sceneOf(offline))
  const bengali = await hashOf(sceneOf(online, { stored: { 'app.language': 'bn' } }))
  expect(new Set([first, lost, bengali]).size).toBe(3)
  expect(await hashOf(sceneOf(online))).toBe(first)
  expect(await hashOf(sceneOf(offline))).toBe(lost)
  expect(stage.errors).toEqual([])
})

test('a machine that nothing starts is not shown, and the page names the machine that could start it', async () => {
  const scene = sceneOf(
    { ...online, machine: 'composer' },
    { at: '/chat-box/5', stored: { token: 't', remote_id: '41' } },
  )
  const shown = await stage.show(scene)
  expect(shown.isRunning).toBe(false)
  expect(shown.starts.composer).toEqual({ parent: 'chatBox', src: 'composer' })
})

test('an album shows one group of pictures at first, and can be filtered', async ({ page }, info) => {
  const picture = (size: string, language: string) => ({
    size,
    language,
    now: 'missing.png',
    faults: language === 'bn' ? ['It breaks.'] : [],
    ...(language === 'en' && { accepted: 'missing.png' }),
  })
  const entry = (group: string, name: string, mark?: string) => ({
    group,
    name,
    details: `steps to ${name}`,
    pictures: [picture('390', 'en'), picture('1280', 'en'), picture('390', 'bn')],
    ...(mark && { mark }),
  })
  const entries = [
    entry('login', 'editing'),
    entry('login', 'sending', 'changed'),
    entry('vip', 'ready', 'new'),
  ]
  const album = { title: 'States', words: 'Three', entries, group: 'login' }
  await page.goto(`file://${writeAlbum(info.outputPath('album'), album)}`)
  const shown = page.getByRole('article')
  const count = page.getByRole('status')
  await expect(shown).toHaveText([/^editing/, /^changed sending/])
  await page.getByRole('combobox', { name: 'Group' }).selectOption('All')
  await expect(count).toHaveText('3 shown, 9 pictures')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await page.getByRole('combobox', { name: 'Size' }).selectOption('390')
  await expect(count).toHaveText('3 shown, 3 pictures')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('All')
  await page.getByRole('combobox', { name: 'Only' }).selectOption('faults')
  await expect(count).toHaveText('3 shown, 3 pictures')
  await page.getByRole('combobox', { name: 'Only' }).selectOption('marked')
  await expect(shown).toHaveText([/^changed sending/, /^new ready/])
  await page.getByRole('searchbox', { name: 'Words' }).fill('TO ready')
  await expect(shown).toHaveText([/^new ready/])
  await page.reload()
  expect(await violations(page)).toEqual([])
  await expect(shown).toHaveText([/^new ready/])
})
