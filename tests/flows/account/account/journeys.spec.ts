import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

test('the contacts link to the operator’s addresses, and unsafe addresses are left out', async ({ page }) => {
  await serve(page, {
    'GET /sociallink': {
      body: { whatsapp: '8801712345678', facebook: 'javascript:alert(1)', telegram: 'https://t.me/site' },
    },
  })
  await stored(page, PLAYER)
  await page.goto('/account')
  const contacts = page.getByRole('region', { name: 'Contact Us' })
  await expect(contacts.getByRole('link')).toHaveText(['WhatsApp', 'Telegram', 'Email'])
  const whatsapp = contacts.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/8801712345678')
  await expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(contacts.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:help@site.test')
})
