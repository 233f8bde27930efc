import { expect, type Page } from '@playwright/test'
import { violations } from '#tests/accessibility/violations.ts'
import { field } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { overflowing } from '#tests/site/overflow.ts'
import { type Answers, type Served, serve, stored } from '#tests/site/serve.ts'
import { fillCredentials, fillDetails, registerPage } from './register.page.ts'

const CREATE = 'POST /v1/create-players'
const CREATED = { body: { message: 'Welcome.' } }
const LONG = 'w'.repeat(121)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

interface Opened {
  readonly shown: ReturnType<typeof registerPage>
  readonly served: Served
  /** The keys of the requested captcha images. */
  readonly keys: string[]
}

async function open(page: Page, answers: Answers, device: Record<string, string> = {}): Promise<Opened> {
  const keys: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/captcha') keys.push(searchParams.get('key') ?? '')
  })
  const served = await serve(page, answers)
  await stored(page, device)
  await page.goto('/register')
  return { shown: registerPage(page), served, keys }
}

const taken = (errors: Record<string, unknown>) => ({ status: 422, body: { message: 'Invalid.', errors } })

test('a visitor registers without being logged in, and returns to an empty step 1 with a link to the log-in', async ({
  page,
}) => {
  const { shown, served, keys } = await open(page, { [CREATE]: CREATED })
  await fillCredentials(page)
  await expect(field(page, 'Full Name')).toBeFocused()
  await fillDetails(page)
  await shown.submit.click()
  await expect(shown.success).toBeVisible()
  await expect(shown.step).toHaveText('Step 1 of 2')
  for (const name of ['Username', 'Password', 'Confirm Password', 'Refer Code'])
    await expect(field(page, name)).toHaveValue('')
  expect(served.bodies(CREATE)).toEqual([
    {
      username: 'karim',
      password: 'secret99',
      confirmPassword: 'secret99',
      name: 'Karim Uddin',
      phone: '01812345678',
      email: 'karim@site.test',
      referral_code: '',
      agent_code: '',
      currency: 'BDT',
      status: 'active',
      captcha: '1234',
      captcha_key: keys[0],
    },
  ])
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}\.1$/)
  expect(served.made).not.toContain('POST /login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
})

test('a taken username leads back to step 1, a refused e-mail is shown in step 2, and the fields keep their values', async ({
  page,
}) => {
  const { shown, served, keys } = await open(page, {
    [CREATE]: taken({ username: ['It has been taken.'], email: 'It is in use.' }),
  })
  await fillCredentials(page)
  await fillDetails(page)
  await shown.submit.click()
  await expect(shown.alerts).toHaveText(['It has been taken.'])
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('secret99')

  await field(page, 'Username').fill('karim2')
  await expect(shown.alerts).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(shown.alerts).toHaveText(['It is in use.'])
  await expect(field(page, 'Full Name')).toHaveValue('Karim Uddin')
  await expect(field(page, 'Captcha')).toHaveValue('')
  await expect(shown.adult).toBeChecked()

  served.answer(CREATE, CREATED)
  await field(page, 'Email').fill('karim2@site.test')
  await field(page, 'Captcha').fill('5678')
  await page.keyboard.press('Enter')
  await expect(shown.success).toBeVisible()
  expect(served.bodies(CREATE)).toMatchObject([
    { username: 'karim', captcha: '1234', captcha_key: keys[0] },
    { username: 'karim2', email: 'karim2@site.test', captcha: '5678', captcha_key: keys[1] },
  ])
  expect(new Set(keys).size).toBe(2)
})

test('both steps keep their values when the visitor goes back, and a double click sends one request', async ({
  page,
}) => {
  const { shown, served } = await open(page, { [CREATE]: { silent: 30_000 } })
  await fillCredentials(page)
  await fillDetails(page)
  await shown.previous.click()
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Username')).toHaveValue('karim')
  await shown.next.click()
  await expect(field(page, 'Email')).toHaveValue('karim@site.test')
  await field(page, 'Captcha').fill('1234')
  await shown.submit.dblclick()
  await expect(shown.busy).toBeDisabled()
  await expect.poll(() => served.made.filter((call) => call === CREATE)).toHaveLength(1)
})

for (const language of ['en', 'bn'])
  test(`both steps fit every width with errors of long words and have no violations: ${language}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const fields = ['username', 'password', 'confirmPassword', 'currency', 'referral_code', 'name', 'phone']
    const errors = Object.fromEntries([...fields, 'email', 'captcha'].map((name) => [name, LONG]))
    await open(page, { [CREATE]: taken(errors) }, { 'app.language': language })
    const check = async (state: string) => {
      await expect(page.locator(`[data-flow=register][data-state="${state}"]`)).toBeAttached()
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
        expect(await overflowing(page), `${width} px`).toEqual([])
        expect(await violations(page), `${width} px`).toEqual([])
      }
    }
    const submit = page.locator('main button[type=submit]')
    const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value)
    await submit.click()
    await check('credentials')
    await fill('username', 'karim')
    await fill('password', 'secret99')
    await fill('confirmPassword', 'secret99')
    await submit.click()
    await check('details.shown')
    await submit.click()
    await check('details.shown')
    await fill('name', 'Karim Uddin')
    await fill('phone', '01812345678')
    await fill('email', 'karim@site.test')
    await fill('captcha', '1234')
    await page.locator('[name=adult]').check()
    await submit.click()
    await expect(page.getByText(LONG).first()).toBeVisible()
    await check('credentials')
    await submit.click()
    await check('details.shown')
  })
