import { test as base, expect, type PlaywrightTestOptions } from '@playwright/test'
import { SharedPage } from '@tiya/graph-tests/internal/browser/sharedPage.ts'
import { collectChecks, expect as expectTogether } from '../expect.ts'
import { ClockHistory } from '../internals.ts'
import { lookAt } from './batch.ts'
import { SITE_PAGES } from './siteBrowser.ts'

const test = base.extend<object, { shared: SharedPage }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const shared = await SharedPage.open(browser, project.use as PlaywrightTestOptions, true, SITE_PAGES)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
})

test('all assertions of a step are checked together, each by its own rules', async ({ shared: { page } }) => {
  await page.setContent('<h1>Toys</h1><p>One <b>boat</b></p><button disabled>Ask</button><p>Two</p>')
  const button = page.getByRole('button', { name: 'Ask', exact: true })
  const right = await collectChecks(async () => {
    await expectTogether(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectTogether(button).toBeDisabled()
    await expectTogether(button).not.toBeEnabled()
    await expectTogether(page.getByText('boat')).toHaveText(/^boat$/)
    await expectTogether(page.getByRole('paragraph')).toHaveText(['One boat', 'Two'])
    await expectTogether(page.getByRole('dialog')).toHaveCount(0)
    await expectTogether(page.getByRole('dialog')).not.toBeVisible()
    await expectTogether(page).toHaveURL(page.url())
  })
  expect((await lookAt(page, right)).holds).toEqual(right.map(() => true))
  expect(right).toHaveLength(8)

  const wrong = await collectChecks(async () => {
    await expectTogether(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectTogether(page.getByRole('dialog')).not.toHaveText('x')
    await expectTogether(button).toBeEnabled()
    await expectTogether(page.getByRole('paragraph')).toBeVisible()
    await expectTogether(page.getByRole('paragraph')).toHaveText(['One boat'])
    await expectTogether(page.getByText('boat')).toHaveText('boa')
    await expectTogether(page).not.toHaveURL(page.url())
  })
  expect((await lookAt(page, wrong)).holds).toEqual(wrong.map(() => false))
  expect(wrong).toHaveLength(7)
})

test('what is wrong in any state is found on the page, but not below a dialog', async ({
  shared: { page },
}) => {
  const standing = '<span aria-hidden="true" style="background: linear-gradient(red, blue)"></span>'
  const wrong = [
    '<p></p><a href="">Home</a><button aria-describedby="none">Ask</button><i id="1"></i><b id="1"></b>',
    `<section aria-busy="true"></section>${standing}<div role="tablist"><i role="tab">One</i></div>`,
    `<u aria-expanded="false" aria-controls="1"></u><nav><a href="/" aria-current="page">Home</a></nav>`,
  ].join('')
  await page.setContent(wrong)
  const { isBusy, slips } = await lookAt(page, [])
  expect(isBusy).toBe(true)
  expect(slips?.map((slip) => slip.split(':')[0])).toEqual([
    'aria-describedby names nothing',
    'a link leads nowhere',
    'is empty',
    'stands for nothing that loads',
    'loads, and nothing stands for it',
    'not one tab is open',
    'is not as its button says',
    'is marked as another page',
    'two have the id 1',
  ])
  await page.setContent(
    `<p role="status"></p><p>One</p><a href="/">Home</a><section aria-busy="true">${standing}</section>`,
  )
  expect((await lookAt(page, [])).slips).toEqual([])
  await page.setContent(`${wrong}<dialog><p>One</p></dialog>`)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect((await lookAt(page, [])).slips).toEqual([])
})

test('a walk leaves nothing behind on the page that the next walk uses', async ({ shared }) => {
  const { page } = shared
  await shared.reset({ shared: 'of this walk' })
  await page.addInitScript(() => Object.assign(window, { leak: true }))
  await page.route('**/art/mark.svg', (route) => route.abort())
  await page.goto('/art/splash.svg')
  await page.clock.runFor(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    localStorage.setItem('leak', '1')
    sessionStorage.setItem('leak', '1')
    window.name = 'leak'
    await caches.open('leak')
    await new Promise((resolve) => {
      indexedDB.open('leak').onsuccess = resolve
    })
    history.pushState(null, '', '/art/signs.svg')
    setTimeout(() => localStorage.setItem('late', '1'), 1_000)
  })
  await page.context().addCookies([{ name: 'leak', value: '1', url: page.url() }])
  const held: string[] = []
  shared.network.onCall = ({ line }) => held.push(line)
  shared.network.onGivenUp = ({ line }) => held.splice(held.indexOf(line), 1)
  await page.evaluate(() => {
    fetch('/api/leak').catch(() => localStorage.setItem('late', '2'))
  })
  await expect.poll(() => held).toEqual(['GET /api/leak'])
  await page.reload()
  await expect.poll(() => held, 'calls of a document that is gone').toEqual([])
  await page.evaluate(() => {
    fetch('/api/leak').catch(() => localStorage.setItem('late', '2'))
  })
  await expect.poll(() => held).toEqual(['GET /api/leak'])

  await shared.reset({ stored: 'of the next' })
  expect(held, 'held calls').toEqual([])
  await page.goto('/art/splash.svg')
  await page.clock.runFor(5_000)
  const found = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    name: window.name,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    script: 'leak' in window,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    entries: history.length,
    file: await fetch('/art/mark.svg').then(({ ok }) => ok),
    time: new Date().toISOString(),
  }))
  expect(found).toEqual({
    local: { stored: 'of the next' },
    session: {},
    name: '',
    caches: [],
    databases: [],
    script: false,
    still: false,
    // The blank document that the walk begins from, and the walk's own document.
    entries: 2,
    file: true,
    time: '2026-03-02T06:00:05.000Z',
  })
  expect(await page.context().cookies(), 'cookies').toEqual([])
})

test('a script that one walk replaced is the site’s own script again in the next walk', async ({
  shared,
}) => {
  const { page } = shared
  const word = () => page.evaluate(() => document.documentElement.dataset.replaced ?? 'own')
  await shared.reset({})
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch()
    // The whole script, as a page whose script does not start the site loads again.
    const body = `${await response.text()}\ndocument.documentElement.dataset.replaced = 'replaced'`
    await route.fulfill({ response, body })
  })
  await page.goto('/faq')
  await expect.poll(word).toBe('replaced')

  await shared.reset({})
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await word()).toBe('own')
})

test('the clock history of a page is cleared between walks', async ({ shared }) => {
  const { page } = shared
  await shared.reset({})
  const history = new ClockHistory(page)
  await page.clock.runFor(1_000)
  await page.clock.runFor(1_000)
  expect(history.length).toBe(2)
  await shared.reset({})
  expect(history.length).toBe(0)
})
