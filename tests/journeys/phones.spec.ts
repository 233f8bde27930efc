import { expect, type Locator, type Page, test } from '@playwright/test'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { chatBoxPage } from '../flows/support/chatBox/chatBox.page.ts'
import { HISTORY, messagesAre, ONE_CHAT } from '../flows/support/chats.fixture.ts'
import { travel } from '../model/device.ts'
import { button } from '../site/controls.ts'
import { LISTED } from '../site/offer.ts'
import { visit } from '../site/visit.ts'
import { VISITS } from '../site/visits.ts'

// What a phone does that the browser of these tests doesn't do by itself.

const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON())

/** Opens the menu of the home and returns its dialog, which is a drawer. */
async function openMenu(page: Page): Promise<Locator> {
  await button(page, 'Menu').click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible()
  return menu
}

/** Opens the sheet of `/transaction-record` and returns it. */
async function openSheet(page: Page): Promise<Locator> {
  await button(page, 'Filter').click()
  return page.getByRole('dialog')
}

test('the first wrong field is below the header where a focus knows nothing of it, as in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function (options) {
      focus.call(this, { ...options, preventScroll: true })
      if (!options?.preventScroll && this.getBoundingClientRect().top < 0)
        scrollBy(0, this.getBoundingClientRect().top)
    }
  })
  await page.setViewportSize({ width: 320, height: 480 })
  await visit(page, VISITS.signup)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await button(page, 'Sign up').click()
  const wrong = page.locator('[aria-invalid=true]').first()
  await expect(wrong).toBeFocused()
  const { bottom } = await boxOf(page.getByRole('banner'))
  expect((await boxOf(wrong)).top).toBeGreaterThanOrEqual(bottom)
})

test('a list keeps its place in a browser that does not say when scrolling ends', async ({ page }) => {
  await page.addInitScript(() => {
    for (const target of [Window.prototype, Document.prototype, Element.prototype, window])
      Reflect.deleteProperty(target, 'onscrollend')
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  const games = Array.from({ length: 90 }, (_, at) => ({
    ...{ code: `g${at}`, name: `Game ${at}`, platform: 'HILO', type: 'SLOT' },
  }))
  await visit(page, { at: '/vip', player: true, answers: { 'GET /get-games': { body: { games } } } })
  await travel(page, '/games?type=SLOT&title=Slot')
  await expect(button(page, 'Game 1')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('offset')
  await page.goBack()
  await expect(page).toHaveURL('/vip')
  await page.goForward()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThanOrEqual(1)
})

test.describe('the keyboard', () => {
  test('makes the page smaller where the browser can do this', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    )
  })

  test('covers no part of a dialog where it overlays the page, as in Safari', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: seen })
    })
    /** Shows a keyboard, whose browser has moved the page up. */
    const show = (over: { height: number; offsetTop: number; scale?: number }) =>
      page.evaluate((values) => {
        if (visualViewport) Object.assign(visualViewport, values).dispatchEvent(new Event('resize'))
      }, over)
    await page.setViewportSize({ width: 390, height: 700 })
    await visit(page, VISITS.transactionRecord)
    const sheet = (await openSheet(page)).locator('> div')
    await expect.poll(async () => (await boxOf(sheet)).bottom).toBe(700)
    const rest = await boxOf(sheet)
    await show({ height: 400, offsetTop: 80 })
    const above = await boxOf(sheet)
    expect([above.bottom, above.top >= 80]).toEqual([480, true])
    // A bar of the browser, and a player who zooms in.
    for (const other of [
      { height: 620, offsetTop: 0 },
      { height: 300, offsetTop: 40, scale: 2 },
    ]) {
      await show(other)
      expect(await boxOf(sheet)).toEqual(rest)
    }
  })
})

/** The areas of a phone with a notch and a bar for gestures, held upright. */
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 }

/** Gives the page a notch. */
async function withNotch(page: Page, insets: typeof INSETS): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Returns the visible controls that extend into the insets of the safe area. */
const covered = (page: Page, { top, bottom, left, right }: typeof INSETS) =>
  page.evaluate(
    (insets) => {
      const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      return [...root.querySelectorAll('a, button, input:not([type=radio], [type=checkbox]), select')]
        .filter((control) => {
          const box = control.getBoundingClientRect()
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          const hit = document.elementFromPoint(x, y)
          if (!hit || !(control.contains(hit) || hit.contains(control))) return false
          // What scrolls is beside the areas before or after.
          const sheet = control.closest('dialog > div')
          const scrolls = sheet !== null && sheet.scrollHeight > sheet.clientHeight
          const stays = control.closest('header, footer, nav, dialog') && !scrolls
          const isUpDown = y < insets.top || y > innerHeight - insets.bottom
          const isBeside = box.left < insets.left || box.right > innerWidth - insets.right
          return (isUpDown && stays) || isBeside
        })
        .map((control) => control.outerHTML.slice(0, 100))
    },
    { top, bottom, left, right },
  )

/** Screens and what is opened on them. */
const NOTCHED = {
  signup: null,
  home: openMenu,
  deposit: null,
  chatBox: null,
  transactionRecord: openSheet,
  gamerun: null,
}

test('all controls stay within the safe area', async ({ context }) => {
  test.slow()
  for (const [insets, size] of [
    [INSETS, { width: 390, height: 844 }],
    [
      { top: 0, bottom: 21, left: 47, right: 47 },
      { width: 844, height: 390 },
    ],
  ] as const) {
    for (const [name, open] of Object.entries(NOTCHED))
      await test.step(`${name}, ${size.width} px`, async () => {
        const page = await context.newPage()
        await page.setViewportSize(size)
        await withNotch(page, insets)
        await visit(page, VISITS[name as keyof typeof NOTCHED])
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect.poll(() => covered(page, insets)).toEqual([])
        await open?.(page)
        await expect.poll(() => covered(page, insets)).toEqual([])
        await page.close()
      })
  }
})

test('a back gesture during a drag closes only the sheet, and the next sheet opens normally', async ({
  page,
}) => {
  await visit(page, VISITS.transactionRecord)
  const sheet = await openSheet(page)
  const header = sheet.locator('header')
  await expect.poll(async () => (await boxOf(sheet.locator('> div'))).bottom).toBe(844)
  const { x, y } = await boxOf(header)
  await page.mouse.move(x + 40, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 70)
  await expect(sheet).toHaveCSS('translate', '0px 50px')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.mouse.up()
  await expect(page).toHaveURL('/transaction-record')
  await openSheet(page)
  await expect(sheet).toHaveCSS('translate', 'none')
  await expect.poll(async () => (await boxOf(sheet.locator('> div'))).bottom).toBe(844)
})

test('a call that interrupts a deposit loses nothing: it is sent once, and what was typed is there', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const interrupt = async () => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await session.send('Page.setWebLifecycleState', { state: 'active' })
  }
  const { made, hold } = await visit(page, { ...VISITS.deposit, answers: LISTED })
  await depositPage(page).choose('Cash Out')
  await interrupt()
  await expect(depositPage(page).amount).toHaveValue('500')
  await depositPage(page).pressNext()
  const payment = makePaymentPage(page)
  await payment.fill('01712345678', '8N7A2QX91K')
  await interrupt()
  const answer = hold('POST /submit-deposit')
  await payment.pressSubmit()
  await interrupt()
  await answer({ body: { message: 'Thank you.' } })
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  expect(made.filter((call) => call === 'POST /submit-deposit')).toHaveLength(1)
})

test.describe('a tab that the phone has thrown away opens with what was typed in it', () => {
  /** Throws the tab away, and opens it as the browser does: from its history entry. */
  const throwAway = (page: Page) => page.reload()

  test('on the deposit', async ({ page }) => {
    await visit(page, { ...VISITS.deposit, answers: LISTED })
    await depositPage(page).choose('Cash Out')
    await throwAway(page)
    await expect(depositPage(page).amount).toHaveValue('500')
    await depositPage(page).pressNext()
    await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
    await throwAway(page)
    await expect(page.getByRole('textbox', { name: 'Transaction ID' })).toHaveValue('8N7A2QX91K')
  })

  test('in a chat', async ({ page }) => {
    await visit(page, {
      at: '/chat-box/5',
      player: true,
      answers: {
        'GET /get-chats': ONE_CHAT,
        'GET /chats/5/messages': messagesAre(...HISTORY.slice(0, 2)),
      },
    })
    await chatBoxPage(page).field.fill('My deposit')
    await throwAway(page)
    await expect(chatBoxPage(page).field).toHaveValue('My deposit')
  })
})
