import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { wirePage } from './inbox.fixture.ts'

export const visit: Visit = {
  at: '/inbox',
  player: true,
  answers: { 'GET /inbox': wirePage(['3', '2', '1'], 1) },
  heading: 'Inbox',
}

/** `/inbox` as a player uses it. */
export function inboxPage(page: Page) {
  const list = page.getByRole('list', { name: 'Messages' })
  const confirmation = page.getByRole('dialog', { name: 'Delete messages', exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    rows: list.getByRole('listitem'),
    message: (title: string) => list.getByRole('button', { name: title }),
    box: (title: string) => list.getByRole('checkbox', { name: title, exact: true }),
    selectAll: page.getByRole('checkbox', { name: 'Select all', exact: true }),
    noData: page.getByText('No Data', { exact: true }),
    alert: page.getByRole('main').getByRole('alert'),
    selection: page.getByRole('status').filter({ hasText: /./ }),
    edit: button('Edit'),
    done: button('Done'),
    read: button('Read'),
    delete: button('Delete'),
    more: button('Load more'),
    dialog: (title: string) => page.getByRole('dialog', { name: title, exact: true }),
    close: page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }),
    confirmation,
    confirm: confirmation.getByRole('button', { name: 'Delete', exact: true }),
    cancel: confirmation.getByRole('button', { name: 'Cancel', exact: true }),
    open: () => page.goto('/inbox'),
  }
}
