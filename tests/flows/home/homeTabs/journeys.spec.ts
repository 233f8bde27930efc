import { expect } from '@playwright/test'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

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
