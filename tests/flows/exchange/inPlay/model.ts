import { unusual } from '@tiya/graph-tests/model'
import { type InPlayView, inPlayMachine } from '#machines/exchange/inPlay/inPlay.machine.ts'
import type { Sport } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { EVENTS, PICKED } from '../events.fixture.ts'
import { inPlayPage } from './inPlay.page.ts'

const TABS = { inPlay: 'In-Play', today: 'Today', tomorrow: 'Tomorrow', result: 'Result' }

/** The cricket event of each tab, what is said below its name, and what is said of a sport without one; soccer has one in play. */
const CRICKET_IN: Readonly<Record<InPlayView['tab'], readonly [name: string, facts: string, hint: string]>> =
  {
    inPlay: [
      'Padma Kings v Meghna Riders',
      'In-Play124/3 (15.2)Premier LeagueFBM',
      'No match is in play right now.',
    ],
    today: ['Khulna v Rangpur', '2026-03-02 15:00', 'No more matches start today.'],
    tomorrow: ['Sylhet v Barishal', '2026-03-03 00:00Premier League', 'No matches start tomorrow.'],
    result: ['Dhaka v Comilla', '2026-03-01 16:00', 'Finished matches will be listed here.'],
  }

/** A player's possible place in the lists. In the browser, it is the current place of the page. */
const PLACE = { id: 'a row', index: 3, offset: 12 }

const KEPT: InPlayView = { tab: 'result', folded: ['tennis'], place: null }

const NAMES = { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' }
const SOCCER = 'Abahani v Mohammedan'

export const model = defineModel<typeof inPlayMachine>({
  machine: inPlayMachine,
  input: { remoteId: '41', kept: undefined },
  ports: (environment) => ({ keepView: keepViewOf(environment) }),
  at: '/exchange-inplay',
  ambient: EVENTS,
  variants: {
    'back from the odds': {
      input: { remoteId: '41', kept: KEPT },
      arrive: arriveAt('/exchange-inplay', { views: { inPlay: KEPT } }),
    },
  },
  project: ({ view }) => [view.tab, view.folded, view.place !== null],

  usual: {},
  events: {
    'tab.chosen': () =>
      (['inPlay', 'today', 'tomorrow', 'result'] as const).map((tab) => ({ type: 'tab.chosen', tab })),
    'sport.toggled': () =>
      (['cricket', 'soccer', 'tennis'] as const).map((sport) => unusual({ type: 'sport.toggled', sport })),
    'place.changed': () => [unusual({ type: 'place.changed', place: PLACE })],
    'pick.wanted': () => [PICKED],
  },
  gesture: {
    'tab.chosen': (page, { tab }) => inPlayPage(page).tab(TABS[tab]).click(),
    'sport.toggled': (page, { sport }) =>
      page.getByRole('button', { name: new RegExp(`^(Hide|Show) ${NAMES[sport]}$`) }).click(),
    'pick.wanted': 'it leaves the screen: a journey presses a price',
    // The list reports its place before a click takes effect.
    'place.changed': (page) => page.getByRole('heading', { level: 1 }).click(),
  },

  assertions: {
    inPlay: async (page, { context: { view } }) => {
      const { tab, rows, row, region } = inPlayPage(page)
      const [name, facts, hint] = CRICKET_IN[view.tab]
      const isLive = view.tab === 'inPlay'
      const isShown = (sport: Sport) => !view.folded.includes(sport)
      await expect(tab(TABS[view.tab])).toHaveAttribute('aria-selected', 'true')
      await expect(rows).toHaveCount(isLive ? 2 : 1)
      await expect(row(name).locator('p').first()).toHaveText(facts)
      await expect(row(name)).toBeVisible({ visible: isShown('cricket') })
      await expect(row(SOCCER)).toHaveCount(isLive ? 1 : 0)
      await expect(row(SOCCER)).toBeVisible({ visible: isLive && isShown('soccer') })
      const columns = (sport: string) => region(sport).getByText(/^(1|X|2) Back$/)
      await expect(columns('Cricket')).toHaveText(view.tab === 'result' ? [] : ['1 Back', '2 Back'])
      await expect(columns('Soccer')).toHaveText(isLive ? ['1 Back', 'X Back', '2 Back'] : [])
      for (const [sport, count] of Object.entries({ cricket: 1, soccer: isLive ? 1 : 0, tennis: 0 })) {
        const [isOpen, label] = [isShown(sport as Sport), NAMES[sport as Sport]]
        await expect(region(label)).toHaveText(new RegExp(`^${label}${count}`))
        await expect(region(label)).not.toHaveAttribute('aria-busy', 'true')
        const fold = page.getByRole('button', {
          name: `${isOpen ? 'Hide' : 'Show'} ${label}`,
          expanded: isOpen,
        })
        await expect(fold).toBeVisible()
      }
      await expect(region('Tennis')).toContainText(hint)
      await expect(region('Tennis').getByText('No Data')).toBeVisible({ visible: isShown('tennis') })
    },
  },
})
