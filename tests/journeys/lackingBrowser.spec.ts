import { expect, type Page, test } from '@playwright/test'
import { logInAs } from '../flows/access/login/login.page.ts'
import { BOAT, serveGames } from '../flows/games/games.fixture.ts'
import { submitDeposit } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { chatBoxPage } from '../flows/support/chatBox/chatBox.page.ts'
import { HISTORY, messagesAre, ONE_CHAT } from '../flows/support/chats.fixture.ts'
import { button } from '../site/controls.ts'
import { LISTED } from '../site/offer.ts'
import { type Served, serve, servePlayer } from '../site/serve.ts'

/** What a browser may lack, or refuse. Each runs in the page before the site. */
const LACKS: Readonly<Record<string, () => void>> = {
  'refuses its storage': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
  },
  'has a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'has no service worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'refuses its service worker': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('Service worker is disabled.', 'SecurityError')
      },
    })
  },
  'opens no window': () => {
    window.open = () => null
  },
  'has neither idle callbacks nor a scheduler': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'scheduler')
  },
  // Safari does after 100 changes in 30 s.
  'refuses to change its history': () => {
    for (const change of ['pushState', 'replaceState'] as const)
      History.prototype[change] = () => {
        throw new DOMException('Too many changes.', 'SecurityError')
      }
  },
}

const MESSAGE = { id: 90, sender_id: '6', content: 'Salaam', chat_id: 5 }

/** Opens the site as a guest and logs in, in a browser that lacks something. */
async function logIn(page: Page, lack: () => void): Promise<{ served: Served; defects: string[] }> {
  // Without a history each screen is a page that is loaded.
  test.slow()
  const defects: string[] = []
  page.on('pageerror', ({ message }) => defects.push(message))
  await page.addInitScript(lack)
  await serveGames(page)
  const served = await serve(page, {
    ...LISTED,
    'POST /login': { body: { token: 't', remote_id: 41, username: 'rahim88' } },
    'POST /submit-deposit': { body: { message: 'Thank you.' } },
    'GET /get-games': { body: { games: [BOAT] } },
    'POST /game-run': { body: { url: 'https://games.test/boat' } },
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(...HISTORY.slice(0, 2)),
    'POST /messages': { body: { data: MESSAGE } },
  })
  await page.goto('/')
  await button(page, 'Menu').click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, 'rahim88')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page).toHaveURL('/')
  return { served, defects }
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

for (const [lack, take] of Object.entries(LACKS)) {
  test(`a player whose browser ${lack} deposits`, async ({ page }) => {
    const { served, defects } = await logIn(page, take)
    await mainLink(page, 'Deposit').click()
    await submitDeposit(page)
    await expect(page).toHaveURL('/make-payment')
    await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
    const { fill, pressSubmit } = makePaymentPage(page)
    await fill('01712345678', '8N7A2QX91K')
    await pressSubmit()
    await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
    await expect(page.getByText('৳ 500.00', { exact: true })).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
    expect(served.made.filter((call) => call === 'POST /submit-deposit')).toHaveLength(1)
    expect(defects).toEqual([])
  })

  test(`a player whose browser ${lack} plays a game, writes to support and logs out`, async ({ page }) => {
    const { served, defects } = await logIn(page, take)
    await page.getByRole('tab', { name: 'Slot' }).click()
    await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'HILO' }).click()
    // The home has the game too, and stays until the list is there.
    const list = page.getByRole('list', { name: 'Games', exact: true })
    await list.getByRole('button', { name: 'Golden Boat', exact: true }).click()
    await expect(page.frameLocator('iframe[title="Golden Boat"]').getByText('The boat sails.')).toBeVisible()
    await button(page, 'Back').click()
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible()
    await mainLink(page, 'Home').click()
    await page.getByRole('link', { name: 'Help' }).click()
    await page.getByRole('link', { name: 'Send us a Message' }).click()
    await chatBoxPage(page).write('Salaam')
    await expect(chatBoxPage(page).list).toContainText('Salaam')
    // A message is shown before it is sent.
    await expect.poll(() => served.made.filter((call) => call === 'POST /messages')).toHaveLength(1)
    for (const name of ['Messages', 'Support', 'Tiya Test']) {
      await button(page, 'Back').click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached()
    }
    await mainLink(page, 'My Account').click()
    await button(page, 'Log out').click()
    await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
    expect(defects).toEqual([])
  })
}

test('in a browser that sizes no field by its text, that of a chat grows to four lines all the same', async ({
  page,
}) => {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('field-sizing', 'not-a-property')
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) => asked[0] !== 'field-sizing' && supports(...(asked as [string]))
  })
  await servePlayer(page, {
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(...HISTORY.slice(0, 2)),
  })
  await page.goto('/chat-box/5')
  const { field } = chatBoxPage(page)
  const height = async () => (await field.boundingBox())?.height ?? 0
  await expect(field).toHaveCSS('resize', 'none')
  const one = await height()
  const line = 22
  for (const [text, lines] of [
    ['1\n2', 2],
    ['a long text that takes two lines of the phone, all in all', 2],
    ['1\n2\n3\n', 4],
    ['1\n2\n3\n4\n5\n6', 4],
    ['', 1],
  ] as const) {
    await field.fill(text)
    await expect.poll(height).toBeCloseTo(one + (lines - 1) * line, 0)
  }
})
