import { expect, test } from '@playwright/test'
import { Chunks } from '#tests/model/chunks.ts'
import { button } from '#tests/site/controls.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as home } from '../../home/home/home.page.ts'

test('the code of the menu is waited for, and fetched again if it was lost', async ({ page }) => {
  const menu = await Chunks.hold(page, /\/assets\/Menu-[\w-]+\.js$/)
  await visit(page, home)
  await button(page, 'Menu').click()
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.lose()
  const error = page.getByRole('dialog', { name: 'Error', exact: true })
  await expect(error.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  menu.hold()
  await error.getByRole('button', { name: 'Try again' }).click()
  await menu.arrive()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the code of the home’s games is fetched again if it was lost', async ({ page }) => {
  const games = await Chunks.hold(page, /\/assets\/homeGames-[\w-]+\.js$/)
  await visit(page, home)
  await games.lose()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  games.hold()
  await button(page, 'Try again').click()
  await games.arrive()
  await expect(button(page, 'Show More')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the text of a page is fetched again if it was lost', async ({ page }) => {
  const text = await Chunks.hold(page, /\/assets\/faq-[\w-]+\.js$/)
  await visit(page, { at: '/faq' })
  await text.lose()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded.')
  text.hold()
  await button(page, 'Try again').click()
  await text.arrive()
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)
})
