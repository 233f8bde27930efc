import { expect, type Page, test } from '@playwright/test'
import { generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { expectSane, serve, stored } from '../site/serve.ts'

/* Unusual data that another implementation of the server may send. */

/** Opens the home screen without the splash: the login screen redirects a player there. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page).toHaveURL('/')
}

test('the notice keeps its text and links, and loads no external resources', async ({ page }) => {
  const notice = `<p onclick="x()">Eid <a href="https://out.test/">bonus</a> <a href="javascript:x()">now</a></p>
    <img src="https://out.test/a.png"><table background="https://out.test/b.png"><tr><td>Table</td></tr></table>
    <dialog open>Over it</dialog><style>* { display: none }</style><script>x()</script>`
  await stored(page, { ...PLAYER, popup: '1' })
  await serve(page, { 'GET /general': generalWith({ system_notice: notice }) })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await goHome(page)

  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toHaveAccessibleName('Notice')
  for (const text of ['Eid bonus now', 'Table', 'Over it']) await expect(dialog).toContainText(text)
  const links = dialog.getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://out.test/')
  await expect(links).toHaveAttribute('target', '_blank')
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  expect(requested.filter((address) => address.includes('out.test'))).toEqual([])
})

test('a notice of empty elements is not shown', async ({ page }) => {
  await stored(page, { ...PLAYER, popup: '1', regPopup: '1' })
  await serve(page, { 'GET /general': generalWith({ system_notice: '<p>&nbsp;</p>\n<p><br></p>' }) })
  await goHome(page)
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => localStorage.getItem('regPopup'))).toBe('0')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Tab and Shift+Tab wrap around in a dialog', async ({ page }) => {
  await stored(page, { ...PLAYER, regPopup: '1' })
  await serve(page)
  await goHome(page)
  const names = ['Close', 'Home Page', 'Deposit now']
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  for (const name of [...names, ...names]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  for (const name of ['Close', ...names.toReversed(), ...names.toReversed()]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})

test('the welcome dialog leads to the deposit and is shown once', async ({ page }) => {
  await stored(page, { ...PLAYER, regPopup: '1' })
  await serve(page)
  await goHome(page)
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await expect(welcome.getByRole('button', { name: 'Home Page', exact: true })).toBeVisible()
  await welcome.getByRole('button', { name: 'Deposit now', exact: true }).click()
  await expect(page).toHaveURL('/deposit')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('regPopup'))).toBe('0')
})

test('an empty site title and contact keys of any type are accepted', async ({ page }) => {
  await serve(page, {
    'GET /general': generalWith({ site_title: '', live_chat: true, intercom: 7, tawk_id: null }),
  })
  await page.goto('/')
  await expect(page.getByText('Demo · play money')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games and sports')
  const contactKeys = await page.evaluate(() =>
    ['liveChat', 'intercom', 'tawkId'].map((key) => localStorage.getItem(key)),
  )
  expect(contactKeys).toEqual(['true', '7', ''])
})

test('a very large number of points fits the page', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, { 'GET /user/show': userWith({ vip_coin: 1e30 }) })
  await page.goto('/account')
  await expect(page.getByText('1,000,000,000,000,000,000,000,000,000,000')).toBeVisible()
  await expectSane(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a long balance and long words fit a narrow window', async ({ page }) => {
  const longWord = 'W'.repeat(60)
  await page.setViewportSize({ width: 320, height: 640 })
  await stored(page, PLAYER)
  await serve(page, {
    'GET /general': generalWith({ site_title: longWord }),
    'POST /balance': { body: { balance: '1234567.89' } },
  })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await goHome(page)
  await expect(page.getByText('৳ 1,234,567.89')).toBeVisible()
  await expect(page.getByRole('heading', { name: `About ${longWord}` })).toBeVisible()
  expect(await width()).toBe(320)
  await page.goto(`/games?title=${longWord}`)
  await expect(page.getByRole('heading', { level: 1, name: longWord })).toBeVisible()
  expect(await width()).toBe(320)
})

test('the link back to the requested page is not shown to the next player', async ({ page }) => {
  const answer = { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } }
  await serve(page, { 'POST /login': answer })
  const logIn = async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('rahim88')
    await page.getByLabel('Password', { exact: true }).fill('secret99')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await logIn()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logIn()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(0)
})

test('duplicate and empty names of systems and providers are ignored', async ({ page }) => {
  await serve(page, {
    'GET /get-system': { body: { systems: ['HILO', 'HILO', '', 'ORBIT'] } },
    'GET /get-provider': { body: { data: [{ platform: 'HILO' }, { platform: '' }, { platform: 'HILO' }] } },
  })
  await page.goto('/games')
  const systems = page.getByRole('radiogroup', { name: 'Providers' }).getByRole('radio')
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible()
  await expect(systems).toHaveCount(3)
  await page.getByRole('radio', { name: 'ORBIT' }).check()
  await expect(page.getByRole('radio', { name: 'All', exact: true })).not.toBeChecked()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('tab', { name: 'Casino' }).click()
  await expect(page.getByRole('list', { name: 'Providers' }).getByRole('listitem')).toHaveText(['HILO'])
})

test('a failed script request of the menu is retried', async ({ page }) => {
  let requests = 0
  await page.route('**/assets/Menu-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('connectionreset') : route.continue()
  })
  await stored(page, PLAYER)
  await serve(page)
  await goHome(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(requests).toBe(2)
})
