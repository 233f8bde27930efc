import type { Page } from '@playwright/test'
import type { FlowModel } from '@tiya/graph-tests/model'
import type { Answer } from '@tiya/graph-tests/wire'
import type { SnapshotFrom } from 'xstate'
import type { RecordsMachine, RecordsPorts } from '#machines/records/records.machine.ts'
import { transactionsMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { PLAYER } from '../../model/ambient.ts'
import { expect } from '../../model/expect.ts'
import { failureWords } from '../../model/failureWords.ts'
import { NOON } from '../../model/headless/headlessEnvironment.ts'
import { defineModel, failedReads } from '../../model/model.ts'
import { button } from '../../site/controls.ts'
import type { RecordsPage } from './records.page.ts'

type On<Result, Args extends readonly unknown[] = []> = (page: Page, ...args: Args) => Promise<Result>

/** What is specific to one list of records; the rest of its model is shared by all lists. */
interface RecordsUse<Row extends object> extends Pick<FlowModel, 'at' | 'arrive' | 'ambient'> {
  readonly machine: RecordsMachine<Row>
  ports(environment: Environment): RecordsPorts<Row>
  idOf(row: Row): string
  /** Answers to `loadRecords`, besides a refusal, silence and a lost connection. */
  readonly lists: Readonly<Record<string, Answer>>
  /** The ids of the rows that are opened. */
  readonly opens: readonly string[]
  /** What the device may have stored: the list's name there and rows in their wire format. Undefined if none. */
  readonly kept?: { readonly name: string; readonly rows: readonly unknown[] }
  /** What the screen says if the list could not be loaded, and if it could not be refreshed. */
  readonly words?: readonly [failed: string, stale: string]
  readonly seeLoading: On<unknown>
  /** Asserts that exactly these rows are shown. */
  readonly seeRows: On<unknown, [ids: readonly string[]]>
  /** Asserts the list's part of the screen while its rows are being refreshed. */
  readonly seeRefreshing: On<unknown>
  /** What a list with details has on its screen. Without it, rows are opened only headless. */
  readonly details?: {
    readonly refresh: On<unknown>
    readonly open: On<unknown, [id: string]>
    readonly see: On<unknown, [id: string]>
  }
}

/**
 * Returns the part of a use that lists with details share. `shown` maps each row's id to the amount it shows and its
 * other texts; `see` asserts the details; `empty` is the link of a list without rows.
 */
export function rowsWithDetails(
  pageOf: (page: Page) => RecordsPage,
  title: string,
  shown: Readonly<Record<string, readonly [amount: string, ...others: string[]]>>,
  see: On<unknown, [id: string]>,
  empty: readonly [name: string, href: string],
) {
  const textsOf = (id: string) => shown[id] ?? ['?']
  return {
    opens: Object.keys(shown),
    seeLoading: async (page: Page) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(busy(page)).toBeVisible()
      await expect(pageOf(page).refresh).toBeDisabled()
    },
    seeRows: async (page: Page, ids: readonly string[]) => {
      const { rows, noData } = pageOf(page)
      await expect(rows).toHaveCount(ids.length)
      for (const [at, id] of ids.entries())
        for (const text of textsOf(id)) await expect(rows.nth(at)).toContainText(text)
      await expect(noData).toHaveCount(ids.length === 0 ? 1 : 0)
      const link = page.getByRole('main').getByRole('link', { name: empty[0], exact: true })
      if (ids.length === 0) await expect(link).toHaveAttribute('href', empty[1])
    },
    seeRefreshing: (page: Page) => expect(pageOf(page).refreshing).toBeDisabled(),
    details: {
      refresh: (page: Page) => pageOf(page).refresh.click(),
      open: (page: Page, id: string) => pageOf(page).row(textsOf(id)[0]).click(),
      see: async (page: Page, id: string) => {
        await expect(pageOf(page).details).toContainText(textsOf(id)[0])
        await see(page, id)
      },
    },
  }
}

const busy = (page: Page) => page.locator('main [aria-busy=true]')

const WORDS = ['Your records could not be loaded.', 'The records could not be refreshed.'] as const

/** Returns how a player starts whose device has stored rows an hour ago. */
function variantWith({ name, rows }: { readonly name: string; readonly rows: readonly unknown[] }) {
  const lists = JSON.stringify({ [name]: { rows, loadedAt: NOON - 3_600_000 } })
  return {
    input: { remoteId: '42' },
    stored: { ...PLAYER, remote_id: '42', 'app.lastRecords.42': lists },
  }
}

/** Returns the model of one list of records, which appears in the reports under its machine's id. That of the transactions is walked. */
export function recordsModel<Row extends object>(use: RecordsUse<Row>): FlowModel {
  const { idOf, lists, opens, kept, seeLoading, seeRows, seeRefreshing, details, ...rest } = use
  const { words = WORDS, ...model } = rest
  const { id } = use.machine
  const events = ['retry', 'refresh', 'tab.returned', ...(details ? ['details.open'] : [])]
  const sharedChart = { walkedIn: 'records/transactionRecord', chart: transactionsMachine, events }
  const noDetails = 'this list has no details'
  type Records = SnapshotFrom<RecordsMachine<Row>>
  const idsOf = ({ context }: Records) => context.rows?.map(idOf) ?? []
  const isCovered = ({ value }: Records) => value.details === 'open'
  return defineModel<RecordsMachine<Row>>({
    ...model,
    ...(id !== transactionsMachine.id && { sharedChart }),
    input: { remoteId: '41' },
    variants: kept ? { 'with rows that the device kept': variantWith(kept) } : {},
    project: ({ remoteId, rows, failure, stale, openId }) => [
      [remoteId, rows?.map(idOf), openId],
      [failure, stale],
    ],
    localPorts: ['recallRecords'],
    usual: {},
    answers: { loadRecords: { ...lists, ...failedReads(15_000) } },

    plainEvents: ['retry', 'refresh', 'tab.returned', 'details.close'],
    events: {
      'details.open': () => [...opens, 'unknown'].map((row) => ({ type: 'details.open', id: row })),
    },
    deviceEvents: { 'tab.returned': (page) => page.show(true) },
    covered: (snapshot) => (isCovered(snapshot) ? ['details.close'] : undefined),
    gesture: {
      retry: (page) => button(page, 'Try again').click(),
      refresh: details?.refresh ?? 'this list has no button for it',
      'details.open': details ? (page, event) => details.open(page, event.id) : noDetails,
      'details.close': details
        ? (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        : noDetails,
    },

    assertions: {
      [`${id}.list.loading`]: seeLoading,
      [`${id}.list.failed`]: async (page, { context }) => {
        const alert = page.locator('main').getByRole('alert')
        await expect(alert).toContainText(failureWords(context.failure, words[0]))
      },
      [`${id}.list.ready`]: async (page, snapshot) => {
        if (isCovered(snapshot)) return
        await seeRows(page, idsOf(snapshot))
        await expect(busy(page)).toHaveCount(0)
        const { stale, loadedAt } = snapshot.context
        await expect(page.getByText(words[1])).toHaveCount(stale ? 1 : 0)
        const time = loadedAt < NOON ? '2026-03-02 11:00' : '2026-03-02 12:'
        if (stale) await expect(page.getByText(`Last known: ${time}`)).toBeVisible()
      },
      [`${id}.list.refreshing`]: async (page, snapshot) => {
        if (isCovered(snapshot)) return
        await seeRows(page, idsOf(snapshot))
        await seeRefreshing(page)
        if (idsOf(snapshot).length > 0) await expect(busy(page)).toBeVisible()
      },
      [`${id}.details.closed`]: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      [`${id}.details.open`]: details ? (page, { context }) => details.see(page, context.openId) : noDetails,
    },
  })
}
