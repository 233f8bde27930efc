import { expect, type Page, test } from '@playwright/test'
import type { Answers } from '../site/serve.ts'
import { PHONE_VISITS, VISITS, visit } from '../site/visits.ts'

/** A word of 121 characters that nothing can break, as an address or a hash is. */
const LONG = `https://${'w'.repeat(113)}`

const FIELDS = ['username', 'email', 'phone', 'password', 'confirmPassword', 'name', 'referral_code']
const REFUSED = {
  status: 400,
  body: { message: LONG, error: LONG, errors: Object.fromEntries(FIELDS.map((name) => [name, [LONG]])) },
}

/** Returns the parts that reach beyond the window's right edge and that nothing clips or scrolls. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const held = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('main *, dialog[open] *')]
      .filter((element) => element.getClientRects().length > 0 && !held(element))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

/** Returns the visible messages whose words are cut by a box that they do not fit in. */
function cutMessages(page: Page): Promise<string[]> {
  return page.evaluate((long) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes(long)) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      for (const { left, right, width } of words.getClientRects()) {
        let box = text.parentElement
        while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
        const edge = box?.getBoundingClientRect() ?? { left: 0, right: window.innerWidth }
        if (width > 1 && (left < edge.left - 1 || right > edge.right + 1))
          cut.push(text.parentElement?.outerHTML.slice(0, 80) ?? '')
      }
    }
    return cut
  }, LONG)
}

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBe(320)
  expect(await overflowing(page)).toEqual([])
  expect(await cutMessages(page)).toEqual([])
}

test.use({ viewport: { width: 320, height: 640 } })

for (const [screen, way] of PHONE_VISITS) {
  const { submit, submits } = way

  if (!way.go)
    test(`a long word in every failed read fits 320 px: ${screen}`, async ({ page }) => {
      const reads = [
        ...['/user/show', '/get/other/phone', '/transaction/show', '/turnovers', '/payment-methods'],
        ...['/promotion', '/showpayment-menthod', '/get-system', '/get-provider', '/get-games', '/inbox'],
      ]
      const over: Answers = Object.fromEntries(reads.map((path) => [`GET ${path}`, REFUSED]))
      await visit(page, way, { over })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
      await expectFit(page)
    })

  if (submit && submits)
    test(`a long word in every message to a sent form fits 320 px: ${screen}`, async ({ page }) => {
      const served = await visit(page, way, { over: { [submits]: REFUSED } })
      await submit(page)
      await expect.poll(() => served.made).toContain(submits)
      await expect(page.getByText(LONG).first()).toBeVisible()
      await expectFit(page)
    })
}

test('a long word in a message that is a link fits 320 px', async ({ page }) => {
  const way = VISITS.withdrawal
  const error = `Complete your Date of Birth ${LONG}`
  await visit(page, way, {
    over: { 'GET /userwithdrawcheck': { status: 400, body: { success: false, error } } },
  })
  await way.submit?.(page)
  await expect(page.getByRole('dialog').getByRole('link', { name: LONG })).toBeVisible()
  await expectFit(page)
})
