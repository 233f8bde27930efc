import { Chunks } from '#tests/model/chunks.ts'
import { expect, test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

test('a page text that fails to load shows an error in its place, also in Bengali, and can be fetched again', async ({
  page,
}) => {
  await serve(page)
  await stored(page, { 'app.language': 'bn' })
  const chunks = await Chunks.hold(page, /\/assets\/terms-[\w-]+\.js$/)
  await page.goto('/terms')
  await chunks.lose()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('পেজের এই অংশটি লোড করা যায়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  chunks.hold()
  await alert.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(alert).toHaveCount(0)
  await chunks.arrive()
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
})
