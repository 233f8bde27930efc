import { expect, type Page } from '@playwright/test'
import { MATCH_ODDS, runner } from '../flows/exchange/odds.fixture.ts'
import { visit as oddsView, oddsViewPage } from '../flows/exchange/oddsView/oddsView.page.ts'
import { setVisibility, travel } from '../model/device.ts'
import { CASH_OUT } from '../site/payments.ts'
import { test } from '../site/sharedPage.ts'
import { staleTexts, translate, type Way } from '../site/translator.ts'
import { TOUR_START, tourTo, visit } from '../site/visit.ts'
import { SINGLE_VISITS, TOURS, tour } from '../site/visits.ts'

// A browser translates the page although it asks not to, as an extension does.

const WAYS: readonly Way[] = ['replaces', 'replaces in two steps', 'wraps']

/** Presses whose effect is another page: they would end the walk. */
const LEAVING = ['Back', 'Home', 'Log out', 'Reload', 'Language']

/**
 * Types into each field and presses each button of the screen, and of what opens, at most `MOST` of them. Stops when the
 * screen is left. Returns what was used.
 */
async function pressControls(
  page: Page,
  known: readonly string[],
): Promise<{ used: string[]; left: boolean }> {
  return page.evaluate(
    async ([known, leaving]) => {
      const MOST = 40
      const path = location.pathname
      const used: string[] = []
      const nameOf = (control: Element) => {
        const words =
          control.ariaLabel || control.textContent?.trim() || control.getAttribute('name') || control.id
        return `${control.localName} ${words}`
      }
      const settled = async () => {
        const isLoading = () => document.querySelector('[role=progressbar][aria-label^=Loading]')
        for (let frame = 0; frame < 2 || (isLoading() && frame < 120); frame += 1)
          await new Promise(requestAnimationFrame)
      }
      const enter = (field: Element, value: string) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      const use = (control: Element) => {
        if (control instanceof HTMLSelectElement)
          enter(control, control.options[control.options.length - 1]?.value ?? '')
        else if (control instanceof HTMLTextAreaElement) enter(control, 'Hello 12')
        else if (control instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(control.type))
          enter(control, control.type === 'date' ? '2000-01-02' : '12')
        else (control as HTMLElement).click()
      }
      const next = () =>
        [
          ...document.querySelectorAll(
            'dialog[open] :is(input, select, button), input, select, textarea, button',
          ),
        ].find(
          (control) =>
            control.checkVisibility() &&
            !control.matches(':disabled, [type=file]') &&
            !leaving.some((name) => nameOf(control).endsWith(` ${name}`)) &&
            !known.includes(nameOf(control)) &&
            !used.includes(nameOf(control)),
        )
      for (let control = next(); control && used.length < MOST; control = next()) {
        used.push(nameOf(control))
        use(control)
        await settled()
        if (location.pathname !== path) return { used, left: true }
      }
      return { used, left: false }
    },
    [known, LEAVING] as const,
  )
}

/** Uses the controls of the screen that the page shows; `open` shows it again after it was left. Returns their number. */
async function walk(page: Page, open: () => Promise<unknown>): Promise<number> {
  const used: string[] = []
  for (let times = 0; times < 3; times += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[data-flow=splash], main [aria-busy=true]')).toHaveCount(0)
    const walked = await pressControls(page, used)
    used.push(...walked.used)
    await expect(page.getByText('Unexpected Application Error!'), used.join('\n')).toHaveCount(0)
    await expect.poll(() => staleTexts(page), used.join('\n')).toEqual([])
    if (!walked.left) break
    await open()
  }
  return used.length
}

test('a browser does not offer to translate the page', async ({ page }) => {
  await visit(page, { at: TOUR_START })
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('html')).toHaveClass(/(^| )notranslate( |$)/)
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
})

for (const digits of [true, false]) {
  const texts = digits ? 'all texts' : 'texts with letters'

  for (const { visitor, device, visits } of TOURS)
    test(`no press crashes a screen of a ${visitor}, or leaves a text stale, where ${texts} are translated`, async ({
      page,
    }, { annotations }) => {
      test.setTimeout(180_000)
      const served = await visit(page, { at: TOUR_START, device })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await translate(page, { digits })
      let presses = 0
      await tour(page, served, visits, async ({ at }) => {
        presses += await walk(page, () => tourTo(page, at))
      })
      annotations.push({ type: 'presses', description: String(presses) })
      expect(presses).toBeGreaterThan(visits.length)
    })

  for (const [screen, target] of SINGLE_VISITS)
    test(`no press crashes ${screen}, or leaves a text stale, where ${texts} are translated`, async ({
      page,
    }, { annotations }) => {
      const open = async () => {
        await visit(page, target)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await translate(page, { digits })
      }
      await open()
      annotations.push({ type: 'presses', description: String(await walk(page, open)) })
    })
}

for (const way of WAYS) {
  test(`a price that falls is shown by a translator that ${way} texts`, async ({ page }) => {
    const odds = (price: number) => ({
      body: { marketId: '1.23', inplay: true, status: 'OPEN', runners: [runner({ back: [[price, 100]] })] },
    })
    const served = await visit(page, oddsView, { over: { [MATCH_ODDS]: odds(1.8) } })
    const price = oddsViewPage(page).table('Match Odds').locator('[data-cell="1.23/odds/7/back/0"]')
    await expect(price).toHaveText('Back 1.80100')
    await translate(page, { way })
    await expect(price).toHaveText('Back ১.৮০১০০')
    served.answer(MATCH_ODDS, odds(1.35))
    await expect(price).toHaveText(/^Back [1১].[3৩][5৫][1১][0০][0০]$/)
  })

  test(`a balance and a countdown move on by a translator that ${way} texts`, async ({ page }) => {
    const served = await visit(page, { at: '/', player: true })
    const header = page.getByRole('banner')
    await expect(header).toContainText('৳ 1,500.00')
    await translate(page, { way })
    await expect(header).toContainText('৳ ১,৫০০.০০')
    served.answer('POST /balance', { body: { balance: '9.00' } })
    await setVisibility(page, false)
    await setVisibility(page, true)
    await expect(header).toContainText(/৳ [9৯]\.[0০]{2}/)
    await expect(header).not.toContainText(/[5৫][0০]{2}/)

    await travel(page, '/make-payment', { ...CASH_OUT, deadline: Date.now() + 600_000 })
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^[9৯]:[5৫]\S/)
    const before = await timer.textContent()
    await expect(timer).not.toHaveText(before ?? '')
    await expect.poll(() => staleTexts(page)).toEqual([])
  })
}
