import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { inboxPage } from './inbox.page.ts'

test('ids beyond 2^53 address the message that the player sees', async ({ page }) => {
  const rows = ['9007199254740993', '9007199254740992', '653247040368672801'].map(
    (id, at) =>
      `{"id":${id},"title":"Title ${at}","message":"Text","is_read":0,"created_at":"2026-11-27T05:00:00Z"}`,
  )
  const { made } = await visit(page, {
    at: '/inbox',
    player: true,
    answers: {
      'GET /inbox': { raw: `{"success":true,"data":{"data":[${rows.join()}],"last_page":1}}` },
      'PATCH /inbox/653247040368672801/read': { body: { success: true } },
      'PATCH /inbox/9007199254740993/read': { body: { success: true } },
      'DELETE /inbox/9007199254740992': { body: { success: true } },
    },
  })
  const inbox = inboxPage(page)
  await expect(inbox.rows).toHaveCount(3)
  await inbox.message('Title 2').click()
  await inbox.close.click()
  await inbox.message('Title 0').click()
  await inbox.close.click()
  await inbox.edit.click()
  await inbox.box('Title 1').click()
  await inbox.delete.click()
  await inbox.confirm.click()
  const changes = () => made.filter((call) => /^(PATCH|DELETE)/.test(call))
  await expect
    .poll(changes)
    .toEqual([
      'PATCH /inbox/653247040368672801/read',
      'PATCH /inbox/9007199254740993/read',
      'DELETE /inbox/9007199254740992',
    ])
})
