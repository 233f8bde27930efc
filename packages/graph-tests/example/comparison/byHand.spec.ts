import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

/** What a server answers, in order; the last answer stays. */
type Answers = Readonly<Record<string, readonly (object | number | 'lost')[]>>

const LYON = { status: 'on the way', place: 'Lyon' }
const WELCOME = { token: 't-1' }

async function open(page: Page, chart: string, answers: Answers = {}): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '')
    const left = asked[path] ?? [...(answers[path] ?? [404])]
    asked[path] = left
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === 'lost') return route.abort()
    return typeof answer === 'number' ? route.fulfill({ status: answer }) : route.fulfill({ json: answer })
  })
  const asked: Record<string, (object | number | 'lost')[]> = {}
  await page.goto(`/?chart=${chart}`)
}

async function logIn(page: Page, email = 'a@b.example', code = '123456'): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Track' }).click()
}

const place = (page: Page) => page.getByRole('listitem').nth(1)

const STORIES: Readonly<Record<string, (page: Page, chart: string) => Promise<void>>> = {
  async 'a log-in shows where the parcel is'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON] })
    await logIn(page)
    await expect(place(page)).toHaveText('On the way, Lyon')
  },
  async 'an incomplete form says so'(page, chart) {
    await open(page, chart)
    await logIn(page, 'a@b.example', '12345')
    await expect(page.getByRole('alert')).toContainText('six digits')
    await logIn(page, 'ab.example')
    await expect(page.getByRole('alert')).toContainText('six digits')
  },
  async 'a refused log-in can be tried again'(page, chart) {
    await open(page, chart, { session: [422, WELCOME], parcel: [LYON] })
    await logIn(page)
    await expect(page.getByRole('alert')).toContainText('did not work')
    await logIn(page)
    await expect(place(page)).toHaveText('On the way, Lyon')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
  async 'a lost log-in says so'(page, chart) {
    await open(page, chart, { session: ['lost'] })
    await logIn(page)
    await expect(page.getByRole('alert')).toContainText('no connection')
  },
  async 'the parcel is looked at every half minute'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON, { status: 'on the way', place: 'Dijon' }] })
    await logIn(page)
    await expect(place(page)).toHaveText('On the way, Lyon')
    await page.clock.runFor(29_000)
    await expect(place(page)).toHaveText('On the way, Lyon')
    await page.clock.runFor(2_000)
    await expect(place(page)).toHaveText('On the way, Dijon')
  },
  async 'a button looks at once'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON, { status: 'on the way', place: 'Dijon' }] })
    await logIn(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(place(page)).toHaveText('On the way, Dijon')
  },
  async 'a failed look is tried again, and then offered'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [500, 500, LYON] })
    await logIn(page)
    await expect(page.getByRole('status')).toContainText('try again soon')
    await page.clock.runFor(3_000)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(place(page)).toHaveText('On the way, Lyon')
  },
  async 'a parcel that has arrived is not looked at again'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [{ status: 'delivered', place: 'Lyon' }] })
    await logIn(page)
    await expect(page.getByRole('status')).toHaveText('It has arrived.')
  },
  async 'a way to the neighbour can be undone'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON] })
    await logIn(page)
    await page.getByRole('button', { name: 'neighbour' }).click()
    await expect(page.getByRole('status')).toContainText('in 5 s')
    await page.clock.runFor(2_000)
    await expect(page.getByRole('status')).toContainText('in 3 s')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'neighbour' })).toBeVisible()
  },
  async 'the courier is told after five seconds'(page, chart) {
    const answers = { session: [WELCOME], parcel: [LYON], 'parcel/redirect': [{ ...LYON, place: 'Ms Lind' }] }
    await open(page, chart, answers)
    await logIn(page)
    await page.getByRole('button', { name: 'neighbour' }).click()
    await page.clock.runFor(5_000)
    await expect(place(page)).toHaveText('On the way, Ms Lind')
  },
  async 'a courier who refuses is told of'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON], 'parcel/redirect': [422] })
    await logIn(page)
    await page.getByRole('button', { name: 'neighbour' }).click()
    await page.clock.runFor(5_000)
    await expect(page.getByRole('alert')).toContainText('did not work')
  },
  async 'a log-out leads back to the form'(page, chart) {
    await open(page, chart, { session: [WELCOME], parcel: [LYON] })
    await logIn(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(place(page)).toHaveCount(0)
  },
}

const mutants = readdirSync(new URL('mutants', import.meta.url)).filter((file) =>
  file.endsWith('.machine.ts'),
)

for (const chart of ['', ...mutants.map((file) => file.replace('.machine.ts', ''))])
  test(chart || 'the original passes', async ({ browser }) => {
    test.fail(chart !== '', 'A mutant is rejected when the first story fails.')
    for (const story of Object.values(STORIES)) {
      const page = await browser.newPage()
      await story(page, chart)
      await page.close()
    }
  })
