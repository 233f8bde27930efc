import { generalWith, PLAYER } from '#tests/model/ambient.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { openAt } from '#tests/site/visit.ts'

test('the notice keeps its text and links, and loads no external resources', async ({ page }) => {
  const notice = `<p onclick="x()">Eid <a href="https://out.test/">bonus</a> <a href="javascript:x()">now</a></p>
    <img src="https://out.test/a.png"><table background="https://out.test/b.png"><tr><td>Table</td></tr></table>
    <dialog open>Over it</dialog><style>* { display: none }</style><script>x()</script>`
  await stored(page, { ...PLAYER, popup: '1' })
  await serve(page, { 'GET /general': generalWith({ system_notice: notice }) })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openAt(page, '/')

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

test('Back closes the second of two popups too, and then leaves the page', async ({ page }) => {
  await stored(page, { ...PLAYER, popup: '1', regPopup: '1' })
  await serve(page, { 'GET /general': generalWith({ system_notice: '<p>Eid bonus</p>' }) })
  await openAt(page, '/terms')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Welcome')
  await page.goBack()
  await expect(dialog).toHaveAccessibleName('Notice')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('a notice of pictures only opens no dialog, and the console says so once', async ({ page }) => {
  const lines: string[] = []
  // Playwright warns too, of the service worker that it blocks.
  page.on('console', (message) => message.text().includes('notice') && lines.push(message.text()))
  await stored(page, { ...PLAYER, popup: '1', regPopup: '1' })
  const notice = '<p><img src="https://out.test/eid.png" alt="Eid > all"></p>'
  await serve(page, { 'GET /general': generalWith({ system_notice: notice }) })
  await openAt(page, '/')
  const said = 'The system notice of /general has no words once it is cleaned: it is not shown.'
  await expect.poll(() => lines).toEqual([said])
  // The notice would come first.
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Welcome')
  await dialog.getByRole('button', { name: 'Home Page' }).click()
  await expect(dialog).toHaveCount(0)
  const asked = page.waitForResponse(/general/)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('radio', { name: 'বাংলা' }).click()
  await asked
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(dialog).toHaveCount(0)
  expect(lines).toEqual([said])
})

test('the second popup takes the place of the first, and the veil behind them neither goes nor fades in again', async ({
  page,
}) => {
  await stored(page, { ...PLAYER, popup: '1', regPopup: '1' })
  await serve(page, { 'GET /general': generalWith({ system_notice: '<p>Eid bonus</p>' }) })
  await openAt(page, '/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Welcome')
  // The first popup has come in, its veil too. From then on: looks at the page after each change and in each frame.
  await page.evaluate(async () => {
    const first = document.querySelector('dialog[open]')?.getAnimations({ subtree: true }) ?? []
    await Promise.allSettled(first.map((animation) => animation.finished))
    const seen = { open: new Set<number>(), fading: 0 }
    Object.assign(window, { seen })
    const look = () => {
      seen.open.add(document.querySelectorAll('dialog[open]').length)
      requestAnimationFrame(look)
    }
    look()
    document.addEventListener('animationstart', ({ pseudoElement }) => {
      if (pseudoElement === '::backdrop') seen.fading += 1
    })
  })
  await dialog.getByRole('button', { name: 'Home Page' }).click()
  await expect(dialog).toHaveAccessibleName('Notice')
  const seen = await page.evaluate(() => {
    const { open, fading } = (window as unknown as { seen: { open: Set<number>; fading: number } }).seen
    return { open: [...open], fading }
  })
  expect(seen).toEqual({ open: [1], fading: 0 })
})
