import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { digits, must, newestCode, phoneOf } from '../server/setup/calls.ts'
import { newPlayer, type Player, sendBet } from '../server/setup/player.ts'
import { expect } from '../site/sandbox.ts'
import { signUpAt, storedOf } from '../site/session.ts'
import { engineTest as test } from './engine.ts'
import { button, field, heading, link, radio, Visitor } from './visitor.ts'

/*
 * The main stories, against the real sandbox, in a browser that Playwright doesn't drive.
 */

test.describe.configure({ mode: 'default', timeout: 180_000 })

test('from the splash to a sign-up and a game', async ({ visitor }) => {
  const suffix = digits(8)
  await visitor.open('/')
  await visitor.press(link('Sign up'))
  await visitor.fill(field('Username'), `rahim${suffix}`)
  await visitor.fill(field('Email'), `rahim${suffix}@site.test`)
  await visitor.fill(field('Phone'), `017${suffix}`)
  await visitor.fill({ label: 'Password' }, 'secret99')
  await visitor.fill({ label: 'Confirm Password' }, 'secret99')
  await visitor.press(button('Sign up'))
  await visitor.press(button('Close'))
  await visitor.press(button('Home Page'))
  await visitor.seeAddress('/')
  await visitor.open('/games?type=SLOT&title=Slot')
  await visitor.fill({ role: 'searchbox', name: 'Search games' }, 'lucky kites')
  await visitor.press(button('Lucky Kites'))
  await visitor.press({ ...button('Spin'), in: 'Lucky Kites' })
  await visitor.press(button('Back'))
  await visitor.seeAddress('/games')
})

test('a phone is verified, and a deposit approved', async ({ visitor, app, operator, sandboxPassword }) => {
  const username = `player${digits(8)}`
  const player = await newPlayer(app, username)
  await visitor.enter(storedOf(player))
  await visitor.open('/profile')
  await visitor.press(button('Verify phone'))
  await visitor.press(button('Send Code'))
  const readCode = () => newestCode(app, phoneOf(username), sandboxPassword).catch(() => '')
  await expect.poll(readCode, { timeout: 30_000 }).not.toBe('')
  await visitor.fill(field('Verification Code'), await readCode())
  await visitor.press(button('Verify'))
  await visitor.seeNo({ role: 'dialog' })
  await visitor.open('/deposit')
  await visitor.press(radio('Rocket'))
  await visitor.press(radio('Send Money'))
  await visitor.press(button('500'))
  await visitor.press(button('Next'))
  await visitor.seeAddress('/make-payment')
  await visitor.choose({ role: 'combobox', name: 'Phone' }, player.phone)
  await visitor.fill(field('Transaction ID'), `TX${digits(8)}`)
  await visitor.press(button('Submit'))
  await visitor.see(heading('Get Ready!'))
  await operator.decideNewest(player, 'approved')
  await visitor.run(`document.dispatchEvent(new Event('visibilitychange'))`)
  await visitor.see(heading('Approved'))
})

/** Bets in a game until no turnover keeps the balance back. */
async function playThrough(player: Player, app: Parameters<typeof sendBet>[0]): Promise<void> {
  const game = await player.openGame()
  for (let bet = 0; bet < 40; bet += 1) {
    const open = (await player.turnovers()).filter(({ status }: { status: string }) => status === 'active')
    if (open.length === 0) return
    must(await sendBet(app, game, `engine-${digits(8)}-${bet}`, 20_000))
  }
}

test('money is withdrawn, and the records and the inbox tell of it', async ({
  visitor,
  app,
  operator,
  baseURL,
  sandboxPassword,
}) => {
  const player = await signUpAt(String(baseURL), sandboxPassword)
  must(await player.saveBirthday())
  await operator.approveDeposit(player)
  await playThrough(player, app)
  await operator.give(player, { kind: 'bonus', amount: '600' })
  await visitor.enter(storedOf(player))
  await visitor.open('/withdrawal')
  await visitor.press(radio('Rocket'))
  await visitor.press(button('500'))
  await visitor.choose({ role: 'combobox', name: 'Account Number' }, player.phone)
  await visitor.press(button('Submit'))
  await visitor.seeAddress('/payment-request')
  await visitor.open('/transaction-record')
  await visitor.see({ text: 'Processing' })
  await visitor.open('/inbox')
  await visitor.press({ role: 'button', like: 'Deposit', nth: 0 })
  await visitor.see({ role: 'dialog' })
  await visitor.back()
  await visitor.seeNo({ role: 'dialog' })
  await visitor.seeAddress('/inbox')
})

test('support is written to', async ({ visitor, baseURL, sandboxPassword }) => {
  const player = await signUpAt(String(baseURL), sandboxPassword)
  await visitor.enter(storedOf(player))
  await visitor.open('/chat')
  await visitor.press(button('Send us a Message'))
  await visitor.fill(field('Type a message'), 'A question from a phone')
  await visitor.press(button('Send'))
  await visitor.see({ text: 'A question from a phone' })
})

test('a bet is placed on the exchange', async ({ visitor, baseURL, sandboxPassword }) => {
  const player = await signUpAt(String(baseURL), sandboxPassword)
  await visitor.enter(storedOf(player))
  await visitor.open('/exchange')
  const exchange = { in: 'Exchange' }
  await visitor.press({ role: 'button', like: ' v ', nth: 3, ...exchange })
  await visitor.press({ role: 'button', like: '^Back ', nth: 0, ...exchange })
  await visitor.fill({ role: 'textbox', like: '^Stake', ...exchange }, '100')
  await visitor.press({ role: 'button', like: '^Place bet', ...exchange })
  await expect.poll(async () => (await player.exchangeRecords()).length).toBe(1)
})

test('a guest changes the language, and Back closes the open dialog', async ({ visitor }) => {
  await visitor.open('/games?type=SLOT')
  await visitor.press(button('Language'))
  await visitor.see({ role: 'dialog' })
  await visitor.back()
  await visitor.seeNo({ role: 'dialog' })
  await visitor.seeAddress('/games')
  await visitor.press(button('Language'))
  await visitor.press({ role: 'radio', name: 'বাংলা' })
  await visitor.see(link('লগইন'))
})

test('the site opens off line after one visit', async ({ driver }) => {
  const { url, stop } = await startSandbox()
  const visitor = new Visitor(driver, url)
  await visitor.open('/games?type=SLOT')
  // The worker fetches what comes next once it is active.
  const isKept = () =>
    visitor.run(
      "return caches.open('files').then((files) => files.keys()).then((all) => all.some(({ url }) => url.includes('/login.screen-')))",
    )
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  await stop()
  await visitor.open('/login')
  await visitor.see(heading('Login'))
})

test('a desktop has the column of a phone, and its own screens', async ({ visitor }) => {
  await visitor.resize({ width: 1280, height: 900 })
  await visitor.open('/')
  await visitor.see(heading('Coming soon'))
  await visitor.open('/register')
  await visitor.see(heading('Register'))
})
