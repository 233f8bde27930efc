import { failureWords } from '#tests/model/failureWords.ts'
import { button } from '#tests/site/controls.ts'
import { expect, test } from '#tests/site/kept.ts'
import { type Visit, visit } from '#tests/site/visit.ts'
import { visit as account } from '../../account/account/account.page.ts'
import { visit as referral } from '../../rewards/referral/referral.page.ts'

/** What a screen says of a load that has failed. */
interface Said {
  readonly at: Visit
  readonly call: string
  readonly words: Parameters<typeof failureWords>[1]
}

const SAID: Readonly<Record<string, Said>> = {
  'the player’s details': {
    at: account,
    call: 'GET /user/show',
    words: 'Your details could not be loaded.',
  },
  'the referral link': {
    at: referral,
    call: 'GET /user/show',
    words: 'Your referral link could not be loaded.',
  },
}

for (const [what, { at, call, words }] of Object.entries(SAID)) {
  test(`a failure to load ${what} is told in its words, with a way to try again`, async ({ page }) => {
    const served = await visit(page, at, { over: { [call]: { status: 403, body: { message: 'Not now.' } } } })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Not now.')

    served.answer(call, { status: 500, body: {} })
    await button(page, 'Try again').click()
    await expect(alert).toContainText(failureWords({ kind: 'refused' }, words))

    served.answer(call, { lost: true })
    await button(page, 'Try again').click()
    await expect(alert).toContainText(failureWords({ kind: 'lost' }, words))

    served.answerAll(at.answers)
    await button(page, 'Try again').click()
    await expect(button(page, 'Try again')).toHaveCount(0)
    await expect(alert).toHaveCount(0)
  })
}
