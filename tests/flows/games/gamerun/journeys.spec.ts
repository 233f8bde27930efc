import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const GAME = 'https://games.test/golden-boat'

test('the game screen leads home without a game and for one of another player, and opens a game that belongs to no player', async ({
  page,
}) => {
  const opened: string[] = []
  await page.route('https://games.test/**', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The boat.</p>' })
  })
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/gamerun')
  await expect(page).toHaveURL('/')
  await travel(page, '/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await travel(page, '/gamerun', { remoteId: '42', iframeUrl: `${GAME}?of=karim` })
  await expect(page).toHaveURL('/')
  await travel(page, '/gamerun', { iframeUrl: `${GAME}?of={token}`, fromParams: '/account' })
  await expect(page.frameLocator('iframe').getByText('The boat.')).toBeVisible()
  expect(opened).toEqual([`${GAME}?of={token}`])
})
