import { failureWords } from '#tests/model/failureWords.ts'
import { button } from '#tests/site/controls.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { type Visit, visit } from '#tests/site/visit.ts'
import { visit as account } from '../../account/account/account.page.ts'
import { visit as profile } from '../../account/profile/profile.page.ts'
import { visit as exchange } from '../../exchange/exchange/exchange.page.ts'
import { visit as games } from '../../games/games/games.page.ts'
import { visit as home } from '../../home/home/home.page.ts'
import { visit as deposit } from '../../money/deposit/deposit.page.ts'
import { visit as limits } from '../../money/limits/limits.page.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'
import { visit as promotions } from '../../rewards/promotions/promotions.page.ts'
import { visit as referral } from '../../rewards/referral/referral.page.ts'
import { visit as chat } from '../../support/chat/chat.page.ts'

/** The call of a load, where it is made, and what the screen says if it fails without a message of the server. */
type Use = readonly [at: Visit, call: string, words: Parameters<typeof failureWords>[1]]

const SYSTEMS = {
  refused: 'Failed to fetch systems',
  unanswered: 'An unexpected error occurred while fetching systems',
}
const wordsFor = (what: string) => ({
  refused: `Failed to load ${what}`,
  unanswered: `An error occurred while fetching the ${what}.`,
})
const DRAFT = JSON.stringify({ deposit: { method: '1', channel: '', amount: '', promotion: '' } })
const slot: Visit = { ...home, at: '/?tab=slot' }

const USES: Readonly<Record<string, Use>> = {
  'the player’s details': [account, 'GET /user/show', 'Your details could not be loaded.'],
  'the personal info': [profile, 'GET /user/show', 'Your details could not be loaded.'],
  'the referral link': [referral, 'GET /user/show', 'Your referral link could not be loaded.'],
  'the promotions of the support': [chat, 'GET /promotion', 'The promotions could not be loaded.'],
  'the promotions': [promotions, 'GET /promotion', wordsFor('promotions')],
  'the deposit limits': [
    limits,
    'GET /deposit-limits',
    {
      refused: 'Failed to fetch your deposit limits',
      unanswered: 'An error occurred while fetching your deposit limits.',
    },
  ],
  'the methods of a deposit': [deposit, 'GET /payment-methods', wordsFor('payment methods')],
  'the channels of a deposit': [
    { ...deposit, device: { 'app.draft.41': DRAFT } },
    'GET /showpayment-menthod',
    wordsFor('channels'),
  ],
  'the promotions of a deposit': [deposit, 'GET /promotion', wordsFor('promotions')],
  'the exchange': [
    { ...exchange, answers: { 'POST /player-login': { body: { access_token: 'access-of-rahim' } } } },
    'POST /player-login',
    'The exchange could not be opened.',
  ],
  'one promotion': [
    {
      ...promotions,
      at: '/promotions?id=7',
      answers: {
        'GET /promotion': { body: { promotions: [] } },
        'GET /promotions/7': { body: { promotion: promotion(7, 'Double it') } },
      },
    },
    'GET /promotions/7',
    {
      refused: 'Failed to load the promotion',
      unanswered: 'An error occurred while fetching the promotion.',
    },
  ],
  'the banners': [home, 'GET /sliders', 'The banners could not be loaded.'],
  'the systems of a tab of the home': [slot, 'GET /get-system', SYSTEMS],
  'the providers of a tab of the home': [
    slot,
    'GET /get-provider',
    {
      refused: 'Failed to fetch providers',
      unanswered: 'An unexpected error occurred while fetching providers',
    },
  ],
  'the systems of a list of games': [games, 'GET /get-system', SYSTEMS],
  'the games of a list': [
    games,
    'GET /get-games',
    { refused: 'Failed to fetch games', unanswered: 'An unexpected error occurred' },
  ],
}

for (const [what, [at, call, words]] of Object.entries(USES)) {
  test(`a failure to load ${what} is told in its words, with a way to try again`, async ({ page }) => {
    const alert = page.getByRole('alert').filter({ has: button(page, 'Try again') })
    const tryAgain = () => alert.getByRole('button').click()
    const served = await visit(page, at, { over: { [call]: { status: 403, body: { message: 'Not now.' } } } })
    await expect(alert).toContainText('Not now.')

    served.answer(call, { status: 500, body: {} })
    await tryAgain()
    await expect(alert).toContainText(failureWords({ kind: 'refused' }, words))

    served.answer(call, { lost: true })
    await tryAgain()
    await expect(alert).toContainText(failureWords({ kind: 'lost' }, words))

    served.answerAll(at.answers)
    await tryAgain()
    await expect(alert).toHaveCount(0)
  })
}
