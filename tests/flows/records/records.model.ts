import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { RecordsMachine, RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { PLAYER } from '../../model/ambient.ts'
import { setVisibility } from '../../model/device.ts'
import { expect } from '../../model/expect.ts'
import { NOON } from '../../model/headlessEnvironment.ts'
import { type Answer, defineModel, type FlowModel, unanswered } from '../../model/model.ts'
import { button } from '../../site/controls.ts'
import type { RecordsPage } from './records.page.ts'

/** What is specific to one list of records; the rest of its model is shared by all lists. */
interface RecordsUse<Row> {
  readonly machine: RecordsMachine<Row>
  ports(environment: Environment): RecordsPorts<Row>
  /** The address of the screen that shows the list. */
  readonly at: string
  /** In the browser, instead of opening the address: how a player reaches the list. */
  readonly arrive?: NonNullable<FlowModel['arrive']>
  /** Answers to calls of other flows. */
  readonly ambient?: NonNullable<FlowModel['ambient']>
  /** Answers to `loadRecords`, besides a refusal, silence and a lost connection. */
  readonly answers: Readonly<Record<string, Answer>>
  /** The ids of the rows that are opened. */
  readonly opens: readonly string[]
  /** What the device may have stored: the list's name there and rows in their wire format. Undefined if none. */
  readonly kept?: { readonly name: string; readonly rows: readonly unknown[] }
  readonly failed: string
  readonly stale: string
  seeLoading(page: Page): Promise<unknown>
  /** Asserts that exactly these rows are shown. */
  seeRows(page: Page, ids: readonly string[]): Promise<unknown>
  /** Asserts the list's part of the screen while its rows are being refreshed. */
  seeRefreshing(page: Page): Promise<unknown>
  /** What a list with details has on its screen. Without it, rows are opened only headless. */
  readonly details?: {
    readonly refresh: (page: Page) => Promise<unknown>
    readonly open: (page: Page, id: string) => Promise<unknown>
    readonly see: (page: Page, id: string) => Promise<unknown>
  }
}

/**
 * Returns the part of a use that lists with details share. `amounts` maps each row's id to the amount it
 * shows; `see` asserts the details.
 */
export function rowsByAmount(
  pageOf: (page: Page) => RecordsPage,
  amounts: Readonly<Record<string, string>>,
  see: (page: Page, id: string) => Promise<unknown>,
) {
  const amountOf = (id: string) => amounts[id] ?? '?'
  return {
    seeRows: async (page: Page, ids: readonly string[]) => {
      const { rows, noData } = pageOf(page)
      await expect(rows).toHaveCount(ids.length)
      for (const [at, id] of ids.entries()) await expect(rows.nth(at)).toContainText(amountOf(id))
      await expect(noData).toHaveCount(ids.length === 0 ? 1 : 0)
    },
    seeRefreshing: (page: Page) => expect(pageOf(page).refresh).toBeDisabled(),
    details: {
      refresh: (page: Page) => pageOf(page).refresh.click(),
      open: (page: Page, id: string) => pageOf(page).row(amountOf(id)).click(),
      see,
    },
  }
}

/** Returns the model of one list of records, which appears in the reports under its machine's id. */
export function recordsModel<Row>(use: RecordsUse<Row>, idOf: (row: Row) => string): FlowModel {
  const { machine, details } = use
  const { id } = machine
  const noDetails = 'this list has no details'
  type Records = SnapshotFrom<RecordsMachine<Row>>
  const idsOf = ({ context }: Records) => context.rows?.map(idOf) ?? []
  const isCovered = ({ value }: Records) => value.details === 'open'

  return defineModel<RecordsMachine<Row>>({
    machine,
    input: { remoteId: '41' },
    ports: use.ports,
    stored: PLAYER,
    at: use.at,
    ...(use.arrive && { arrive: use.arrive }),
    ...(use.ambient && { ambient: use.ambient }),
    ...(use.kept && {
      variants: {
        'with rows that the device kept': {
          input: { remoteId: '42' },
          stored: {
            ...PLAYER,
            remote_id: '42',
            'app.lastRecords.42': JSON.stringify({
              [use.kept.name]: { rows: use.kept.rows, loadedAt: NOON - 3_600_000 },
            }),
          },
        },
      },
    }),
    project: ({ remoteId, rows, failure, stale, openId }) => [
      remoteId,
      rows?.map(idOf),
      failure,
      stale,
      openId,
    ],
    localPorts: ['recallRecords'],
    usual: {},

    answers: {
      loadRecords: {
        ...use.answers,
        'refused with a message': { status: 403, body: { message: 'Your account is being checked.' } },
        'refused without one': { status: 500, body: {} },
        'not JSON': { raw: '<html>' },
        ...unanswered(15_000),
      },
    },

    events: {
      retry: () => [{ type: 'retry' }],
      // The details dialog covers the button.
      refresh: (snapshot) => (isCovered(snapshot) ? [] : [{ type: 'refresh' }]),
      'tab.returned': () => [{ type: 'tab.returned' }],
      'details.open': () => [...use.opens, 'unknown'].map((row) => ({ type: 'details.open', id: row })),
      'details.close': () => [{ type: 'details.close' }],
    },
    deviceEvents: { 'tab.returned': (page) => page.show(true) },
    gesture: {
      retry: (page) => button(page, 'Try again').click(),
      'tab.returned': (page) => setVisibility(page, true),
      refresh: details?.refresh ?? 'this list has no button for it',
      'details.open': details ? (page, event) => details.open(page, event.id) : noDetails,
      'details.close': details
        ? (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        : noDetails,
    },
    unreached: use.kept
      ? {}
      : { [`${id}.list.recalling xstate.done.actor.recallRecords#0`]: 'the device keeps none of these rows' },
    unreachedInBrowser: details
      ? {}
      : {
          [`${id}.details.open`]: noDetails,
          [`${id}.details.open always#0`]: noDetails,
        },

    assertions: {
      [`${id}.list.loading`]: (page) => use.seeLoading(page),
      [`${id}.list.failed`]: async (page, { context }) => {
        const message = context.failure?.kind === 'refused' ? context.failure.message : undefined
        await expect(page.locator('main').getByRole('alert')).toContainText(message ?? use.failed)
      },
      [`${id}.list.ready`]: async (page, snapshot) => {
        if (isCovered(snapshot)) return
        await use.seeRows(page, idsOf(snapshot))
        const { stale, loadedAt } = snapshot.context
        await expect(page.getByText(use.stale)).toHaveCount(stale ? 1 : 0)
        const time = loadedAt < NOON ? '2026-03-02 11:00' : '2026-03-02 12:'
        if (stale) await expect(page.getByText(`Last known: ${time}`)).toBeVisible()
      },
      [`${id}.list.refreshing`]: async (page, snapshot) => {
        if (isCovered(snapshot)) return
        await use.seeRows(page, idsOf(snapshot))
        await use.seeRefreshing(page)
      },
      [`${id}.details.closed`]: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      [`${id}.details.open`]: details ? (page, { context }) => details.see(page, context.openId) : noDetails,
    },
  })
}
