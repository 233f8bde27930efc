import { expectEntry } from '#tests/flows/app/overlays/overlays.page.ts'
import { alerts, button, field, pressRapidly } from '#tests/site/controls.ts'
import { errorDialog, seeError } from '#tests/site/errorDialog.ts'
import { serve } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { fillSignup } from '#tests/site/signup.ts'
import { visit } from '#tests/site/visit.ts'

const CREATE = 'POST /v1/create-players'
const LOGIN = 'POST /login'

test('a wrong form focuses its first wrong field; then the player is created once, although the button is pressed 20 times, logged in and welcomed', async ({
  page,
}) => {
  const served = await serve(page, {
    [CREATE]: { status: 422, body: { errors: { username: ['It has been taken.'], email: 'It is in use.' } } },
    [LOGIN]: {
      body: {
        token: 'token-of-rahim',
        remote_id: 41,
        username: 'rahim2026',
        exchange: [{ token: 'x-rahim' }],
      },
    },
  })
  await page.goto('/signup')
  const signUp = button(page, 'Sign up')
  await signUp.click()
  await expect(alerts(page)).toHaveCount(5)
  await expect(field(page, 'Username')).toBeFocused()
  expect(served.made).not.toContain(CREATE)

  await fillSignup(page, { phone: '+880 1712-345678' })
  await signUp.click()
  await expect(alerts(page)).toHaveText(['It has been taken.', 'It is in use.'])
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('secret99')

  served.answer(CREATE, { body: { message: 'Welcome.' } })
  await field(page, 'Username').fill('rahim2026')
  await field(page, 'Email').fill('rahim26@site.test')
  await pressRapidly(signUp)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  expect(served.bodies(CREATE)).toHaveLength(2)
  expect(served.bodies(LOGIN)).toEqual([{ username: 'rahim2026', password: 'secret99' }])
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    token: 'token-of-rahim',
    remote_id: '41',
    username: 'rahim2026',
    exchangeToken: 'x-rahim',
    popup: '1',
    regPopup: '1',
  })
})

test('a failure is shown in a dialog; Escape and Back close it, and the form stays as typed, with the focus on the button', async ({
  page,
}) => {
  const served = await serve(page, {
    [CREATE]: { status: 422, body: { message: 'Sign-up is closed.', errors: {} } },
  })
  await page.goto('/signup')
  await fillSignup(page)
  const signUp = button(page, 'Sign up')
  await signUp.click()
  await seeError(page, 'Sign-up is closed.')
  await expect(alerts(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(errorDialog(page)).toHaveCount(0)
  await expect(signUp).toBeFocused()
  await expectEntry(page, false)

  served.answer(CREATE, { lost: true })
  await signUp.click()
  await seeError(page, 'Network error, please try again')
  await expectEntry(page, true)
  await page.goBack()
  await expect(errorDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/signup')
  await expect(signUp).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('secret99')
})

test('a field that a press leaves is checked at the end of the press, so that its error does not move what is pressed', async ({
  page,
}) => {
  await visit(page, { at: '/signup' })
  // A field that was left in the static view is not checked.
  await expect(page.locator('[data-static]')).toHaveCount(0)
  await field(page, 'Username').pressSequentially('x')
  await button(page, 'Show password').first().hover()
  await page.mouse.down()
  await expect(field(page, 'Username')).not.toBeFocused()
  await expect(alerts(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(alerts(page)).toHaveCount(1)
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
})

test('who signs up with another number or currency learns that payments need a number of 11 digits, and the wallet is in taka', async ({
  page,
}) => {
  await visit(page, { at: '/signup' })
  const number = page.getByText('Deposits and withdrawals need a number of Bangladesh with 11 digits (01…).')
  const taka = page.getByText('Your wallet is in taka (BDT)')
  for (const code of ['+91', '+92', '+880']) {
    await page.getByRole('combobox', { name: 'Calling code' }).selectOption(code)
    await expect(number).toHaveCount(code === '+880' ? 0 : 1)
  }
  for (const currency of ['INR', 'PKR', 'BDT']) {
    await page.getByRole('radio', { name: currency, exact: true }).check()
    await expect(taka).toHaveCount(currency === 'BDT' ? 0 : 1)
    if (currency !== 'BDT') await expect(taka).toContainText('11 digits (01…)')
  }
})

test('a calling code that a password manager chooses without an event is sent, and stays', async ({
  page,
}) => {
  const served = await serve(page, { [CREATE]: { status: 422, body: { message: 'Later.', errors: {} } } })
  await page.goto('/signup')
  // With the settings the site has taken over its static view, whose fields are replaced.
  await expect(page.getByText('Demo · play money')).toBeVisible()
  const code = page.getByRole('combobox', { name: 'Calling code', exact: true })
  await code.evaluate((select: HTMLSelectElement) => {
    select.value = '+91'
  })
  await fillSignup(page, { phone: '9876543210' })
  await button(page, 'Sign up').click()
  await expect(errorDialog(page)).toContainText('Later.')
  await expect(code).toHaveValue('+91')
  expect(served.bodies(CREATE)).toMatchObject([{ phone: '919876543210' }])
})
