import { expect, test } from '@playwright/test'
import { deferred } from '#tests/deferred.ts'
import { serve } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'
import { banner, bannersAre } from './banners.fixture.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>'

test("the next banner's picture is there before the banner is shown, and waits for the first one's", async ({
  page,
}) => {
  // The banners do not advance by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serve(page, bannersAre(banner(1), banner(2), banner(3)))
  const asked: string[] = []
  const first = deferred()
  await page.route('**/storage/banner*', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/storage/', ''))
    if (asked.length === 1) await first.promise
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  await openAt(page, '/')
  await expect(page.getByAltText('Banner 1')).toBeAttached()
  await expect.poll(() => asked).toEqual(['banner1.svg'])
  first.resolve()
  await expect.poll(() => asked).toEqual(['banner1.svg', 'banner2.svg'])
})
