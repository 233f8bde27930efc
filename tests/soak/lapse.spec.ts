import { expect, type Page, test } from '@playwright/test'
import { installLapse } from '../../scripts/soak/lapse.mjs'

declare global {
  interface Window {
    lapse(milliseconds: number): Promise<void>
  }
}

const START = Date.parse('2026-03-02T06:00:00Z')

async function open(page: Page): Promise<void> {
  await page.addInitScript(installLapse, START)
  await page.route('**/lapse', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Lapse</h1>' }))
  await page.goto('/lapse')
}

test('the lapse function moves the clock by one hour from timer to timer, and time stands still otherwise', async ({
  page,
}) => {
  await open(page)
  const passed = await page.evaluate(async () => {
    const times: string[] = []
    const note = (name: string) => times.push(`${name} ${new Date().toISOString().slice(11, 19)}`)
    setTimeout(note, 1_800_000, 'half')
    const ticks = setInterval(note, 1_200_000, 'tick')
    const dropped = setTimeout(note, 60_000, 'dropped')
    clearTimeout(dropped)
    setTimeout(() => setTimeout(note, 1_000, 'chained'), 2_400_000)
    await window.lapse(3_600_000)
    clearInterval(ticks)
    await window.lapse(3_600_000)
    return { times, elapsed: performance.now(), now: Date.now() }
  })
  expect(passed).toEqual({
    times: ['tick 06:20:00', 'half 06:30:00', 'tick 06:40:00', 'chained 06:40:01', 'tick 07:00:00'],
    elapsed: 7_200_000,
    now: START + 7_200_000,
  })
})

test('the lapse function lets no time pass while a call is in flight', async ({ page }) => {
  await open(page)
  await page.route('**/slow', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fulfill({ body: 'late' })
  })
  const times = await page.evaluate(async () => {
    const seen: string[] = []
    setTimeout(async () => {
      const text = await (await fetch('/slow')).text()
      seen.push(`${text} at ${performance.now()}`)
    }, 1_000)
    setTimeout(() => seen.push(`timer at ${performance.now()}`), 1_001)
    await window.lapse(5_000)
    return seen
  })
  expect(times).toEqual(['late at 1000', 'timer at 1001'])
})
