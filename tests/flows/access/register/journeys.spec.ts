import { violations } from '#tests/accessibility/violations.ts'
import { field } from '#tests/site/controls.ts'
import { closeError } from '#tests/site/errorDialog.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { fillCredentials, fillDetails, registerPage } from './register.page.ts'

const CREATE = 'POST /v1/create-players'
const LONG = 'w'.repeat(121)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const taken = (errors: Record<string, unknown>) => ({ status: 422, body: { message: 'Invalid.', errors } })

test('a visitor goes back and forth, corrects what the server refuses, and registers without being logged in', async ({
  page,
}) => {
  const shown = registerPage(page)
  const served = await serve(page, {
    [CREATE]: taken({ username: ['It has been taken.'], email: 'It is in use.' }),
  })
  await page.goto('/register')
  await fillCredentials(page)
  await expect(field(page, 'Full Name')).toBeFocused()
  await fillDetails(page)
  await page.goBack()
  await expect(field(page, 'Username')).toBeFocused()
  await shown.next.click()
  await shown.previous.click()
  await expect(field(page, 'Username')).toBeFocused()
  await shown.next.click()
  await field(page, 'Captcha').fill('1234')
  await shown.submit.dblclick()
  await expect(shown.alerts).toHaveText(['It has been taken.'])
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('secret99')

  await field(page, 'Username').fill('karim2')
  await page.keyboard.press('Enter')
  await expect(shown.alerts).toHaveText(['It is in use.'])
  await expect(field(page, 'Full Name')).toHaveValue('Karim Uddin')
  await expect(shown.adult).toBeChecked()
  served.answer(CREATE, { body: { message: 'Welcome.' } })
  await field(page, 'Email').fill('karim2@site.test')
  await field(page, 'Captcha').fill('5678')
  await page.keyboard.press('Enter')

  await expect(shown.success).toBeVisible()
  await expect(shown.step).toHaveText('Step 1 of 2')
  for (const name of ['Username', 'Password', 'Confirm Password', 'Refer Code'])
    await expect(field(page, name)).toHaveValue('')
  expect(served.bodies(CREATE)).toMatchObject([{ captcha: '1234' }, { username: 'karim2', captcha: '5678' }])
  expect(served.made).not.toContain('POST /login')
  await shown.loginLink.click()
  await expect(page).toHaveURL('/login')
})

test('who is refused after a try without an answer is told that it may have created the account', async ({
  page,
}) => {
  const shown = registerPage(page)
  const served = await serve(page, { [CREATE]: { lost: true } })
  await page.goto('/register')
  await fillCredentials(page)
  await fillDetails(page)
  await shown.submit.click()
  await closeError(page)
  served.answer(CREATE, taken({ username: ['It has been taken.'] }))
  await field(page, 'Captcha').fill('5678')
  await shown.submit.click()
  await expect(shown.alerts).toHaveText(['It has been taken.'])
  await expect(shown.mayExist).toBeVisible()
  await shown.loginLink.first().click()
  await expect(page).toHaveURL('/login')
})

for (const language of ['en', 'bn'])
  test(`both steps fit every width with errors of long words and have no violations: ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const fields = ['username', 'password', 'confirmPassword', 'currency', 'referral_code', 'name', 'phone']
    const errors = Object.fromEntries([...fields, 'email', 'captcha'].map((name) => [name, LONG]))
    await serve(page, { [CREATE]: taken(errors) })
    await stored(page, { 'app.language': language })
    await page.goto('/register')
    const check = async (state: string) => {
      await expect(page.locator(`[data-flow=register][data-state="${state}"]`)).toBeAttached()
      await expect(page.getByText(LONG).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
      }
    }
    const submit = async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
      await page.locator('main button[type=submit]').click()
    }
    await submit({ username: 'karim', password: 'secret99', confirmPassword: 'secret99' })
    await page.locator('[name=adult]').check()
    await submit({ name: 'Karim', phone: '01812345678', email: 'karim@site.test', captcha: '1234' })
    await check('credentials')
    // The refused fields of step 2 wait there.
    await submit({})
    await check('details.shown')
  })
