import type { Page } from '@playwright/test'
import { button } from '../../site/controls.ts'

/** A screen that lists records with a filter, as a player uses it; `title` is the title of the details dialog. */
export function recordsPage(page: Page, path: string, title: string) {
  const list = page.getByRole('list', { name: 'Records' })
  const filter = page.getByRole('dialog', { name: 'Filter', exact: true })
  const details = page.getByRole('dialog', { name: title, exact: true })
  const radios = (group: string, of = {}) =>
    filter.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', of)
  const choice = (group: string, name: string) => radios(group, { name, exact: true })

  return {
    rows: list.getByRole('listitem'),
    /** Returns the row with this amount, as shown. */
    row: (amount: string) => list.getByRole('button').filter({ hasText: amount }),
    noData: page.getByText('No Data', { exact: true }),
    refresh: button(page, 'Refresh'),
    refreshing: button(page, 'Refresh…'),

    open: () => page.goto(path),
    openFilter: () => button(page, 'Filter').click(),
    groups: filter.getByRole('radiogroup'),
    /** Returns the filter's radios by their group, and one of them by its name. */
    radios,
    choice,
    choose: (group: string, name: string) => choice(group, name).click(),
    confirm: () => filter.getByRole('button', { name: 'Confirm', exact: true }).click(),
    closeFilter: () => filter.getByRole('button', { name: 'Close', exact: true }).click(),
    showAll: () => button(page, 'Show all').click(),

    details,
    timeline: details.getByRole('list', { name: 'Timeline' }).getByRole('listitem'),
    fact: (row: string) => details.getByRole('row', { name: row, exact: true }),
  }
}

export type RecordsPage = ReturnType<typeof recordsPage>
