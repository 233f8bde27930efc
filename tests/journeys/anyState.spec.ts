import { AMBIENT } from '../model/ambient.ts'
import { lookAt } from '../model/browser/batch.ts'
import { expect, test } from '../site/sharedPage.ts'
import { TOUR_START, type Visit, visit } from '../site/visit.ts'
import { TOURS, tour } from '../site/visits.ts'

/* The walks of a chart look for what is wrong in any state of theirs; this looks at whole screens. */

/** The calls that a screen waits for before it opens. */
const FIRST = /^(GET \/(general|user\/show|market\/block)|POST \/balance)$/

for (const [state, answer, applies] of [
  ['while no call is answered', { silent: 1 }, (call: string) => !FIRST.test(call)],
  ['when each call fails', { status: 500, body: {} }, () => true],
] as const)
  for (const { visitor, device, visits } of TOURS)
    test(`nothing is wrong on the screens of a ${visitor} ${state}`, async ({ page }) => {
      const served = await visit(page, { at: TOUR_START, device })
      const answersOf = ({ answers }: Visit) =>
        Object.fromEntries(
          Object.keys({ ...AMBIENT, ...answers })
            .filter(applies)
            .map((call) => [call, answer]),
        )
      const held = visits.map(([name, one]) => [name, { ...one, answers: answersOf(one) }] as const)
      await tour(page, served, held, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        let before = ''
        await expect
          .poll(async () => {
            const last = before
            before = await page.locator('main').innerHTML()
            return before === last
          })
          .toBe(true)
        expect((await lookAt(page, [])).slips).toEqual([])
      })
    })
