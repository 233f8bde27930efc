import { expect } from '@playwright/test'
import { test } from '#tests/site/kept.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as oddsView, oddsViewPage } from './oddsView.page.ts'

test('arrow keys, Home and End move between the prices of a table, and Tab reaches one price of each table', async ({
  page,
}) => {
  await visit(page, oddsView)
  const table = oddsViewPage(page).table('Match Odds')
  const row = (name: string) => table.getByRole('row', { name, exact: true }).getByRole('button')
  const kings = row('Padma Kings')
  const riders = row('Meghna Riders')

  await expect(table.locator('button[tabindex="0"]')).toHaveCount(1)
  await kings.first().focus()
  const moves = [
    ['ArrowLeft', kings.first()],
    ['ArrowRight', kings.nth(1)],
    ['ArrowDown', riders.nth(1)],
    ['End', riders.last()],
    ['ArrowRight', riders.last()],
    ['ArrowUp', kings.last()],
    ['Home', kings.first()],
    ['PageDown', row('The Draw').first()],
    ['PageUp', kings.first()],
    ['Control+End', row('The Draw').last()],
    ['Control+Home', kings.first()],
  ] as const
  for (const [key, cell] of moves) {
    await page.keyboard.press(key)
    await expect(cell).toBeFocused()
    await expect(cell).toHaveAttribute('tabindex', '0')
    await expect(table.locator('button[tabindex="0"]')).toHaveCount(1)
  }
})

test('price buttons are named by side and price, described by their size, and disabled without a price', async ({
  page,
}) => {
  await visit(page, oddsView)
  const { cell, row } = oddsViewPage(page)
  const best = cell('Match Odds', 'Padma Kings', 'Back 1.86')
  await expect(best).toHaveAccessibleDescription('3.4K')
  await expect(best).toBeEnabled()
  await expect(cell('Match Odds', 'Padma Kings', 'Lay 1.88')).toBeEnabled()
  await expect(row('Match Odds', 'Meghna Riders').getByRole('button').first()).toBeDisabled()
  await expect(row('Match Odds', 'The Draw').getByRole('button').nth(2)).toBeDisabled()
  const box = await best.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})
