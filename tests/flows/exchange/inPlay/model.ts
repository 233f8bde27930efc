import { type InPlayView, inPlayMachine } from '../../../../machines/exchange/inPlay/inPlay.machine.ts'
import { keepViewOf } from '../../../../src/ports/records/filter.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel } from '../../../model/model.ts'
import { EVENTS } from '../events.fixture.ts'
import { comeBack } from '../events.page.ts'
import { inPlayPage } from './inPlay.page.ts'

const TABS = { inPlay: 'In-Play', today: 'Today', tomorrow: 'Tomorrow', result: 'Result' }

/** The cricket event of each tab; soccer has one in play. */
const CRICKET_IN: Readonly<Record<InPlayView['tab'], string>> = {
  inPlay: 'Padma Kings v Meghna Riders',
  today: 'Khulna v Rangpur',
  tomorrow: 'Sylhet v Barishal',
  result: 'Dhaka v Comilla',
}

/** A player's possible place in the lists. In the browser, it is the current place of the page. */
const PLACE = { id: 'a row', index: 3, offset: 12 }

const KEPT: InPlayView = { tab: 'result', folded: ['tennis'], place: null }

export const model = defineModel<typeof inPlayMachine>({
  machine: inPlayMachine,
  input: { remoteId: '41', kept: undefined },
  ports: (environment) => ({ keepView: keepViewOf(environment) }),
  stored: PLAYER,
  at: '/exchange-inplay',
  ambient: EVENTS,
  variants: {
    'back from the odds': {
      input: { remoteId: '41', kept: KEPT },
      arrive: ({ page }) => comeBack(page, '/exchange-inplay', { inPlay: KEPT }),
    },
  },
  project: ({ view }) => [view.tab, view.folded, view.place !== null],

  events: {
    'tab.chosen': ({ context: { view } }) =>
      view.folded.length > 0
        ? []
        : [
            { type: 'tab.chosen', tab: 'inPlay' },
            { type: 'tab.chosen', tab: 'today' },
            { type: 'tab.chosen', tab: 'tomorrow' },
            { type: 'tab.chosen', tab: 'result' },
          ],
    'sport.toggled': ({ context: { view } }) =>
      view.tab === 'inPlay'
        ? [
            { type: 'sport.toggled', sport: 'cricket' },
            { type: 'sport.toggled', sport: 'soccer' },
          ]
        : [],
    'place.changed': () => [{ type: 'place.changed', place: PLACE }],
  },
  gesture: {
    'tab.chosen': (page, { tab }) => inPlayPage(page).tab(TABS[tab]).click(),
    'sport.toggled': (page, { sport }) =>
      page
        .getByRole('button', { name: sport === 'cricket' ? /^(Hide|Show) Cricket$/ : /^(Hide|Show) Soccer$/ })
        .click(),
    // The list reports its place before a click takes effect.
    'place.changed': (page) => page.getByRole('heading', { level: 1 }).click(),
  },

  assertions: {
    inPlay: async (page, { context: { view } }) => {
      const { tab, rows, row, region } = inPlayPage(page)
      await expect(tab(TABS[view.tab])).toHaveAttribute('aria-selected', 'true')
      const cricket = row(CRICKET_IN[view.tab])
      await expect(cricket).toHaveCount(1)
      if (view.folded.includes('cricket')) await expect(cricket).toBeHidden()
      else await expect(cricket).toBeVisible()
      await expect(rows).toHaveCount(view.tab === 'inPlay' ? 2 : 1)
      const soccer = row('Abahani v Mohammedan')
      await expect(soccer).toHaveCount(view.tab === 'inPlay' ? 1 : 0)
      if (view.folded.includes('soccer')) await expect(soccer).toBeHidden()
      await expect(region('Tennis')).toContainText('No Data')
    },
  },
})
