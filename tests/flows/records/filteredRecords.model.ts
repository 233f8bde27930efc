import type { Page } from '@playwright/test'
import { type FlowModel, unusual } from '@tiya/graph-tests/model'
import type { FilteredRecordsMachine } from '#machines/records/filteredRecords.machine.ts'
import { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { filterPortsOf } from '#src/ports/records/filter.ts'
import { expect } from '../../model/expect.ts'
import { defineModel } from '../../model/model.ts'
import { button } from '../../site/controls.ts'
import { usualFirst } from '../common/usualFirst.ts'
import type { RecordsPage } from './records.page.ts'

/** What is specific to one filtered list; the rest of its model is shared by all filtered lists. */
interface FilterUse<Row extends object, Filter extends object>
  extends Pick<FlowModel, 'at' | 'arrive' | 'ambient'> {
  readonly machine: FilteredRecordsMachine<Row, Filter>
  /** Each field's label and the labels of its values. */
  readonly fields: Readonly<
    Record<keyof Filter & string, readonly [string, Readonly<Record<string, string>>]>
  >
  /** The changes to try on a choice, the usual one first. The rules' tests cover other combinations. */
  readonly choices: readonly Partial<Filter>[]
  /** Returns the amounts of the list, in order; undefined for a filter that no walk applies. */
  amounts(filter: Filter): readonly string[] | undefined
  page(page: Page): RecordsPage
}

/** Twelve hours after a walk begins. */
const MIDNIGHT = Date.parse('2026-03-03T00:00+06:00')

/** A player's possible place in a list. In the browser, it is the current place of the page. */
const PLACE = { id: 'a row', index: 3, offset: 12 }

/** Returns the model of a screen that filters its list. That of the transactions is walked. */
export function filteredRecordsModel<Row extends object, Filter extends object>(
  use: FilterUse<Row, Filter>,
): FlowModel {
  const { fields, choices, amounts: amountsOf, page: pageOf, ...rest } = use
  const { id } = use.machine
  const events = ['filter.open', 'filter.chosen', 'filter.confirm', 'filter.clear']
  const sharedChart = { walkedIn: 'records/transactionRecord', chart: transactionRecordMachine, events }
  const labelsOf = (filter: Partial<Filter>) =>
    (Object.keys(fields) as (keyof Filter & string)[])
      .filter((name) => filter[name] !== undefined)
      .map((name) => [fields[name][0], fields[name][1][String(filter[name])] ?? '?'] as const)

  return defineModel<FilteredRecordsMachine<Row, Filter>>({
    ...rest,
    ...(id !== transactionRecordMachine.id && { sharedChart }),
    input: { remoteId: '41', kept: undefined },
    ports: filterPortsOf,
    project: ({ filter, choice, now }) => [filter, choice, now],

    usual: {},
    plainEvents: ['filter.open', 'filter.confirm', 'filter.close', 'filter.clear'],
    events: {
      'filter.chosen': () => usualFirst(choices.map((choice) => ({ type: 'filter.chosen', choice }))),
      'place.changed': () => [{ type: 'place.changed', place: PLACE }],
      // One night is enough, because time has no end.
      'clock.ticked': ({ context: { now } }) =>
        now < MIDNIGHT ? [unusual({ type: 'clock.ticked', now: MIDNIGHT })] : [],
    },
    durations: { 'clock.ticked': ({ context: { now } }) => MIDNIGHT - now },
    gesture: {
      'filter.open': (page) => pageOf(page).openFilter(),
      'filter.chosen': async (page, { choice }) => {
        for (const [group, name] of labelsOf(choice)) await pageOf(page).choose(group, name)
      },
      'filter.confirm': (page) => pageOf(page).confirm(),
      'filter.close': (page) => pageOf(page).closeFilter(),
      // The button appears if the filter leaves nothing.
      'filter.clear': {
        when: ({ context }) => amountsOf(context.filter)?.length === 0,
        play: (page) => pageOf(page).showAll(),
      },
      // Everything else on the page would have to live through the night. A journey does.
      'clock.ticked': { when: () => false },
      // The list reports its place before a click takes effect; the dialog covers it.
      'place.changed': {
        when: (snapshot) => !snapshot.matches('choosing'),
        play: (page) => page.getByRole('heading', { level: 1 }).click(),
      },
    },

    assertions: {
      [`${id}.idle`]: async (page, { context }) => {
        const { rows, noData } = pageOf(page)
        const amounts = amountsOf(context.filter) ?? ['?']
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(rows).toHaveCount(amounts.length)
        for (const [at, amount] of amounts.entries()) await expect(rows.nth(at)).toContainText(amount)
        await expect(noData).toHaveCount(amounts.length === 0 ? 1 : 0)
        await expect(button(page, 'Show all')).toHaveCount(amounts.length === 0 ? 1 : 0)
        const set = labelsOf(context.filter).filter(([, name]) => name !== 'All')
        const bar = page.getByRole('main').getByText(/^(Status|Type|Game type|Provider|Date): /)
        await expect(bar).toHaveText(set.map(([label, name]) => `${label}: ${name}`))
        await expect(page.getByRole('main').locator('p:empty')).toHaveCount(0)
      },
      [`${id}.choosing`]: async (page, { context }) => {
        const groups: (readonly [string, Readonly<Record<string, string>>])[] = Object.values(fields)
        await expect(pageOf(page).groups).toHaveCount(groups.length)
        for (const [group, values] of groups) {
          await expect(pageOf(page).radios(group)).toHaveCount(Object.keys(values).length)
          for (const name of Object.values(values))
            await expect(pageOf(page).choice(group, name)).toBeEnabled()
        }
        for (const [group, name] of labelsOf(context.choice))
          await expect(pageOf(page).choice(group, name)).toBeChecked()
      },
    },
  })
}
