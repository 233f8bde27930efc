import { expect, type PlaywrightTestOptions, test } from '@playwright/test'
import fc from 'fast-check'
import { Act, findDefect, replay } from './play.ts'
import type { Step } from './walk.types.ts'
import { Walker } from './walker.ts'

const MENU: Step = { do: 'press', control: { role: 'button', name: 'Menu', nth: 0 }, times: 1 }

/** Simulates a site that stores the token where it does not belong, once its menu is opened. */
function leakToken(): void {
  window.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest('button')?.getAttribute('aria-label')
    if (name === 'Menu') localStorage.setItem('app.leak', localStorage.getItem('token') ?? '')
  })
}

test('a random walk finds a defect, and its shortened log still shows the defect', async ({ browser }, {
  project,
}) => {
  test.setTimeout(180_000)
  const use = project.use as PlaywrightTestOptions
  const walker = await Walker.open(browser, use, process.env.SANDBOX_PASSWORD ?? '', leakToken)
  const actions: Step[] = [
    { do: 'travel', to: '/account' },
    { do: 'fault', call: 'POST /balance', fault: 'a 500', arrives: true, times: 2 },
    { do: 'back' },
    MENU,
    { do: 'escape' },
  ]
  const start = { at: '/', player: true, language: 'en' } as const
  const failure = { invariant: 'the token only where it belongs', message: 'app.leak holds the token.' }
  const log = await replay(walker, { seed: 1, start, actions })
  expect(log.failure).toEqual({ ...failure, step: 3 })
  expect(log.actions).toEqual(actions.slice(0, 4))

  const act = fc.constantFrom(...actions).map((step) => new Act(() => step))
  const shortest = await findDefect(walker, { seed: 1, start }, act, 5)
  expect(shortest.actions).toEqual([MENU])
  expect(shortest.failure).toEqual({ ...failure, step: 0 })
  await walker.close()
})
