import { expect, test } from '@playwright/test'
import { writeReport } from '@tiya/graph-tests/report'
import { ADDITIONS } from '../../scripts/graph/additions.mjs'
import { violations } from '../accessibility/violations.ts'
import { writeToyReport } from './toyRecords.fixture.ts'

/** Writes the report on the toy; returns the address of its folder. */
async function reportIn(folder: string): Promise<string> {
  await writeToyReport(folder)
  await writeReport(folder, ADDITIONS)
  return `file://${folder}`
}

test('the list of charts is filtered by words and by result', async ({ page }, info) => {
  const address = await reportIn(info.outputPath('report'))
  await page.goto(`${address}/index.html`)
  const row = page.getByRole('row', { name: /^toy / })
  await expect(row).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('games to')
  await expect(row).toBeVisible()
  await expect(page.getByText('1 of 1 charts')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('deposit')
  await expect(row).toBeHidden()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')
  await page.getByRole('checkbox', { name: 'Failed only' }).check()
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: 'toy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('toy')
})

test('the states and arrows of a chart link to their test results, and each edge links to its tours', async ({
  page,
}, info) => {
  const address = await reportIn(info.outputPath('report'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${address}/charts/toy.html`)
  await page.locator('[data-node="toy.told"]').click()
  await expect(page).toHaveURL(/#toy\.told$/)
  await page.locator('[data-edge="toy.idle ask#0"] .label').first().click()
  await expect(page).toHaveURL(/#toy\.idle_ask#0$/)
  const row = page.getByRole('row', { name: /^idle ask/ })
  await row.getByRole('link', { name: '1' }).first().click()
  const steps = page.locator('#tour-headless-1').getByRole('listitem')
  await expect(steps.nth(0)).toHaveText(/^the start → idle/)
  await expect(steps.nth(1)).toHaveText(/^ask → asking/)
})

test('the gallery shows the states of all flows, and a state of a chart leads to its own there', async ({
  page,
}, info) => {
  const address = await reportIn(info.outputPath('report'))
  await page.goto(`${address}/index.html`)
  await page.getByRole('link', { name: 'Gallery of states' }).click()
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveText(['toy: idle', 'toy: asking', 'toy: told'])
  await page.getByRole('article').nth(2).getByRole('link', { name: 'What is tested of it' }).click()
  await expect(page).toHaveURL(/charts\/toy\.html#toy\.told$/)
  await page.getByRole('link', { name: 'The page in the state told' }).click()
  await expect(names.filter({ visible: true })).toHaveText(['toy: told'])
})

test('the pages of the report fit a phone and a desktop, in light and dark, and have no accessibility violations', async ({
  page,
}, info) => {
  const address = await reportIn(info.outputPath('report'))
  for (const name of ['index', 'charts/toy', 'gallery'])
    for (const width of [320, 390, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(`${address}/${name}.html`)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(0)
        expect(await violations(page), `${name} at ${width}, ${colorScheme}`).toEqual([])
      }
})
