import { expect, test } from '@playwright/test'
import { writeAlbum } from '@tiya/graph-tests/internal/pages/album.mjs'
import { violations } from '../accessibility/violations.ts'

test('an album can be filtered, and its address keeps the filter', async ({ page }, info) => {
  const picture = (size: string, language: string) => ({ size, language, file: 'missing.png' })
  const entry = (group: string, name: string) => ({
    group,
    name,
    details: `steps to ${name}`,
    pictures: [picture('390', 'en'), picture('1280', 'en'), picture('390', 'bn')],
  })
  const entries = [entry('login', 'editing'), entry('login', 'sending'), entry('vip', 'ready')]
  const album = { title: 'States', words: 'Three', entries }
  await page.goto(`file://${writeAlbum(info.outputPath('album'), album)}`)
  const shown = page.getByRole('article')
  const count = page.getByRole('status')
  await expect(count).toHaveText('3 shown, 9 pictures')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await page.getByRole('combobox', { name: 'Size' }).selectOption('390')
  await expect(count).toHaveText('3 shown, 3 pictures')
  await page.getByRole('combobox', { name: 'Group' }).selectOption('login')
  await expect(shown).toHaveText([/^editing/, /^sending/])
  await page.getByRole('searchbox', { name: 'Words' }).fill('TO sending')
  await expect(shown).toHaveText([/^sending/])
  await page.reload()
  expect(await violations(page)).toEqual([])
  await expect(shown).toHaveText([/^sending/])
})
