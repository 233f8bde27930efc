import { expect, type Locator, type Page, test } from '@playwright/test'
import { transaction, transactions } from '../flows/money/money.fixture.ts'
import { PROMOTIONS } from '../flows/rewards/promotions/promotions.fixture.ts'
import { ONE_CHAT } from '../flows/support/chats.fixture.ts'
import { wirePage } from '../flows/support/inbox/inbox.fixture.ts'
import { servePlayer } from '../site/serve.ts'
import { LINE, watchShifts } from '../site/shifts.ts'

/*
 * What stands for rows while they are on their way.
 */

const skeletons = (page: Page) => page.getByRole('main').locator('[aria-busy=true] span[aria-hidden]')

/** Opens a screen whose call is held; returns what answers it. */
async function openHeld(page: Page, at: string, call: string) {
  const { hold } = await servePlayer(page)
  const reply = hold(call)
  await page.goto(at)
  await expect(skeletons(page).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return reply
}

async function boxOf(row: Locator) {
  const box = await row.boundingBox()
  return box && [box.x, box.y, box.width, box.height].map(Math.round)
}

const recordedNow = () => transaction(1, 'deposit', '1', { created_at: new Date().toISOString() })

for (const { at, call, answer, list } of [
  {
    at: '/transaction-record',
    call: 'GET /transaction/show',
    answer: transactions(recordedNow()),
    list: 'Records',
  },
  { at: '/inbox', call: 'GET /inbox', answer: wirePage(['3'], 1), list: 'Messages' },
  { at: '/chat-list', call: 'GET /get-chats', answer: ONE_CHAT, list: 'Chats' },
] as const)
  test(`${at}: what stands for the first row has its place and size`, async ({ page }) => {
    const reply = await openHeld(page, at, call)
    const place = await boxOf(skeletons(page).first())
    await reply(answer)
    const row = page.getByRole('list', { name: list }).getByRole('listitem').first()
    await expect(row).toBeVisible()
    expect(await boxOf(row)).toEqual(place)
  })

test('/promotions: what stands for the first card has its place and width', async ({ page }) => {
  const reply = await openHeld(page, '/promotions', 'GET /promotion')
  const place = await boxOf(skeletons(page).first().locator('..'))
  await reply({ body: { promotions: PROMOTIONS } })
  const card = page.getByRole('list', { name: 'Promotions', exact: true }).locator('> li').first()
  await expect(card).toBeVisible()
  expect((await boxOf(card))?.slice(0, 3)).toEqual(place?.slice(0, 3))
})

test('/games has header, “Back” and tiles while its games are on their way, and nothing moves when they come', async ({
  page,
}) => {
  const shifts = await watchShifts(page, LINE)
  const { hold } = await servePlayer(page)
  const systems = hold('GET /get-system')
  const games = hold('GET /get-games')
  await page.goto('/games?type=SLOT&title=Slot')
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled()
  await expect(skeletons(page)).toHaveCount(9)
  const place = await boxOf(skeletons(page).first())
  await systems({ body: { systems: ['HILO', 'ORBIT', 'NOVA', 'PRIME', 'REEL'] } })
  await games({ body: { games: [{ code: 'g1', name: 'Golden Boat', platform: 'HILO', type: 'SLOT' }] } })
  const tile = page.getByRole('list', { name: 'Games' }).getByRole('listitem').first()
  await expect(tile).toBeVisible()
  expect((await boxOf(tile))?.slice(0, 3)).toEqual(place?.slice(0, 3))
  expect(await shifts()).toEqual([])
})

test('what stands for rows appears after a moment only, so that rows that come at once follow no flash', async ({
  page,
}) => {
  await openHeld(page, '/inbox', 'GET /inbox')
  const seen = (after: number) =>
    skeletons(page)
      .first()
      .evaluate((element: HTMLElement, time) => {
        element.style.animation = 'none'
        element.getAnimations()
        element.style.animation = ''
        for (const one of element.getAnimations()) {
          one.pause()
          one.currentTime = time
        }
        return getComputedStyle(element).opacity
      }, after)
  expect(await seen(150)).toBe('0')
  expect(await seen(500)).toBe('1')
})
