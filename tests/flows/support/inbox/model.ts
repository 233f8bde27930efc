import type { Page } from '@playwright/test'
import { labelled, unusual, type World } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { SnapshotFrom } from 'xstate'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import type { ChangeAction, InboxPage } from '#machines/support/inbox/inbox.rules.ts'
import { listedAmong } from '#machines/support/inbox/inbox.selectors.ts'
import { inboxPollMachine } from '#machines/support/inbox/inboxPoll.machine.ts'
import { messageChangesMachine } from '#machines/support/inbox/messageChanges.machine.ts'
import { inboxPollPortsOf, inboxPortsOf, messageChangesPortsOf } from '#src/ports/support/inbox.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failedReads, unanswered } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { heldPollGestures, POLL_FAILED, pollModel } from '../../common/poll.model.ts'
import { usualFirst } from '../../common/usualFirst.ts'
import { type MessageId, WIRE, wirePage } from './inbox.fixture.ts'
import { inboxPage } from './inbox.page.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

const POLL = 'GET /inbox?remote_id=41&page=1'
const DONE: WireAnswer = { body: { success: 1 } }
const REFUSED: WireAnswer = { status: 500, body: { message: 'Not now.' } }

/** What each row shows: title, whether it is initially unread, preview, and time. */
const ROWS: Readonly<Record<MessageId, readonly string[]>> = {
  '3': ['Cash is back', 'Unread', 'Claim it today.', '2026-03-02 11:59'],
  '2': ['Bonus week', 'Unread', 'Play five days in a…', '2026-03-02 02:00'],
  '1': ['Welcome', '', 'Good to have you here.', '2026-02-24 07:00'],
  '0': ['<b>Old</b>', 'Unread', 'One.', ''],
}
/** The messages that are opened or selected; the last one is no longer listed. */
const IDS = ['2', '1', 'gone']
const titleOf = (id: string) => WIRE[id as MessageId]?.title ?? '?'

const page = (ids: readonly MessageId[], lastPage: number): InboxPage => ({
  messages: ids.map((id) => ({ ...WIRE[id], id, is_read: id === '1' })),
  lastPage,
})
const polls = heldPollGestures(POLL, ({ messages, lastPage }: InboxPage) =>
  wirePage(
    messages.map(({ id }) => id as MessageId),
    lastPage,
  ),
)

const loaded = (label: string, value: InboxPage) => labelled(label, { type: 'poll.loaded' as const, value })
const TWO = loaded('two messages', page(['2', '1'], 2))
const NONE = loaded('no messages', page([], 1))
const NEWER = loaded('a new message', page(['3', '2'], 2))
const FEWER = loaded('message 2 is gone', page(['1', '0'], 1))
const REFUSED_BARELY = labelled('without a message', POLL_FAILED)
const REFUSED_IN_WORDS = labelled('with a message', {
  type: 'poll.failed' as const,
  failure: { kind: 'refused', status: 403, message: 'Words of the server.' } as const,
})

const callOf = (action: ChangeAction, id: string) =>
  action === 'read' ? `PATCH /inbox/${id}/read` : `DELETE /inbox/${id}`
const HELD = Object.fromEntries(
  Object.keys(WIRE).flatMap((id) => [
    [callOf('read', id), 'held' as const],
    [callOf('delete', id), 'held' as const],
  ]),
)

const isCovered = ({ value }: Snapshot) => value.edit === 'reading' || value.edit === 'confirming'

const isPolling = ({ value }: Snapshot) => value.poll === 'running'

async function seeRows(at: Page, snapshot: Snapshot): Promise<void> {
  const { messages, pages, lastPage } = snapshot.context.inbox
  const { rows, noData, more } = inboxPage(at)
  await expect(rows).toHaveCount(messages.length)
  for (const [place, { id, is_read }] of messages.entries()) {
    const [title = '', unread = '', preview = '', time = ''] = ROWS[id as MessageId]
    await expect(rows.nth(place)).toHaveText(`${title}${preview}${time}${is_read ? '' : unread}`)
  }
  await expect(noData).toHaveCount(messages.length === 0 ? 1 : 0)
  if (snapshot.value.list === 'ready') await expect(more).toHaveCount(pages < lastPage ? 1 : 0)
}

async function seeAlerts(at: Page, snapshot: Snapshot): Promise<void> {
  const { stale, moreFailure, failedChange, inbox: listed } = snapshot.context
  const hasMore = listed.pages < listed.lastPage
  const names = failedChange ? listedAmong(snapshot, failedChange.ids).map(({ id }) => titleOf(id)) : []
  const lead = failedChange?.action === 'delete' ? 'Could not be deleted:' : 'Could not be marked as read:'
  await expect(inboxPage(at).alert).toHaveText([
    ...(stale ? ['The messages could not be refreshed.'] : []),
    ...(names.length > 0 ? [`${lead}${names.join('')}`] : []),
    ...(moreFailure && hasMore ? [failureWords(moreFailure, 'More messages could not be loaded.')] : []),
  ])
}

async function seeChange(
  at: Page,
  { context: { selected } }: Snapshot,
  verb: string,
  pressed: 'Read' | 'Delete',
): Promise<void> {
  const { selection, read, delete: remove, done, selectAll } = inboxPage(at)
  const other = pressed === 'Read' ? remove : read
  await expect(selection).toHaveText(`${verb} 1 of ${selected.length}…`)
  for (const control of [button(at, `${pressed}…`), other, done, selectAll])
    await expect(control).toBeDisabled()
}

/** The end of a change to these messages, the last of which may be left. */
const changed = (action: ChangeAction, ids: readonly string[], unchanged: readonly string[] = []) => ({
  output: { changed: ids.filter((id) => !unchanged.includes(id)), unchanged },
  play: async (world: World) => {
    for (const id of ids) await world.release(callOf(action, id), unchanged.includes(id) ? REFUSED : DONE)
  },
})
const broken = { error: new Error('broken') }

const inbox = defineModel<typeof inboxMachine>({
  machine: inboxMachine,
  input: { remoteId: '41' },
  ports: inboxPortsOf,
  stored: PLAYER,
  at: '/inbox',
  ambient: { [POLL]: 'held', ...HELD },
  project: ({ inbox: { messages, ...pages }, open, remoteId: _, ...context }) => [
    messages.map(({ id, is_read, isJoined }) => [id, is_read, isJoined]),
    [pages, open?.id, context],
  ],

  answers: {
    loadPage: {
      'the last page': wirePage(['0'], 2),
      'known messages, and more pages': wirePage(['1'], 3),
      'a message is missing': { body: { success: true, data: { data: [null], last_page: 2 } } },
      ...failedReads(15_000),
    },
  },
  outcomes: {
    changes: (snapshot) => {
      const action = snapshot.matches({ edit: { changing: 'delete' } }) ? 'delete' : 'read'
      const ids = listedAmong(snapshot, snapshot.context.selected).map(({ id }) => id)
      return {
        'all changed': changed(action, ids),
        'the last left': changed(action, ids, ids.slice(-1)),
        broken,
      }
    },
    marks: { marked: changed('read', ['2']), 'not marked': changed('read', ['2'], ['2']), broken },
  },

  usual: { ends: { changes: ['all changed'], marks: ['marked'] }, first: ['marks', 'loadPage', 'changes'] },
  plainEvents: [
    'retry',
    'more',
    'message.close',
    'edit.start',
    'edit.end',
    'all.toggled',
    'read.chosen',
    'delete.chosen',
    'delete.confirmed',
    'delete.cancelled',
  ],
  events: {
    // Later answers are met once.
    'poll.loaded': ({ value }) =>
      value.list === 'loading' ? usualFirst([TWO, NONE]) : [TWO, NONE, NEWER, FEWER].map(unusual),
    'poll.failed': () => [REFUSED_BARELY, REFUSED_IN_WORDS].map(unusual),
    'message.open': () => usualFirst(IDS.map((id) => ({ type: 'message.open', id }))),
    'message.toggled': () => usualFirst(IDS.map((id) => ({ type: 'message.toggled', id }))),
  },

  covered: (snapshot) =>
    isCovered(snapshot)
      ? ['message.close', 'delete.confirmed', 'delete.cancelled', 'poll.loaded', 'poll.failed', 'retry']
      : undefined,
  gesture: {
    'poll.loaded': { when: isPolling, play: polls['poll.loaded'] },
    'poll.failed': { when: isPolling, play: polls['poll.failed'] },
    retry: (at) => button(at, 'Try again').click(),
    more: (at) => inboxPage(at).more.click(),
    'message.open': (at, { id }) => inboxPage(at).message(titleOf(id)).click(),
    'message.close': (at) => inboxPage(at).close.click(),
    'edit.start': (at) => inboxPage(at).edit.click(),
    'edit.end': (at) => inboxPage(at).done.click(),
    'message.toggled': (at, { id }) => inboxPage(at).box(titleOf(id)).click(),
    'all.toggled': (at) => inboxPage(at).selectAll.click(),
    'read.chosen': {
      // A call for a message that is being marked can't be told from that one.
      when: (snapshot) => !snapshot.context.unmarked.some((id) => snapshot.context.selected.includes(id)),
      play: (at) => inboxPage(at).read.click(),
    },
    'delete.chosen': (at) => inboxPage(at).delete.click(),
    'delete.confirmed': (at) => inboxPage(at).confirm.click(),
    'delete.cancelled': (at) => inboxPage(at).cancel.click(),
  },

  assertions: {
    'inbox.list.loading': async (at) => {
      await expect(at.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true')
      await expect(inboxPage(at).edit).toBeDisabled()
    },
    'inbox.list.failed': async (at, { context: { failure } }) => {
      await expect(inboxPage(at).alert).toContainText(
        failureWords(failure, 'Your messages could not be loaded.'),
      )
      await expect(inboxPage(at).edit).toBeDisabled()
    },
    'inbox.list.ready': async (at, snapshot) => {
      if (isCovered(snapshot)) return
      await seeRows(at, snapshot)
      await seeAlerts(at, snapshot)
    },
    'inbox.list.loadingMore': async (at, snapshot) => {
      await seeRows(at, snapshot)
      await expect(button(at, 'Load more…')).toBeDisabled()
    },
    'inbox.poll.running': 'nothing shows it: the poll has a model of its own',
    'inbox.poll.paused': 'nothing shows it: the poll has a model of its own',
    'inbox.edit.browsing': async (at, { context }) => {
      await expect(at.getByRole('checkbox')).toHaveCount(0)
      await expect(at.getByRole('dialog')).toHaveCount(0)
      await expect(inboxPage(at).edit).toBeEnabled({ enabled: context.inbox.messages.length > 0 })
    },
    'inbox.edit.reading': async (at, { context }) => {
      const id = (context.open?.id ?? '') as MessageId
      const { title, message } = WIRE[id]
      const { dialog } = inboxPage(at)
      const time = ROWS[id].at(-1) ?? ''
      await expect(dialog(title)).toContainText(time)
      await expect(dialog(title).getByText(message, { exact: true })).toBeVisible()
    },
    'inbox.edit.selecting': async (at, snapshot) => {
      const { messages } = snapshot.context.inbox
      const { selected } = snapshot.context
      const { box, selectAll, selection, read, delete: remove, done } = inboxPage(at)
      for (const { id, is_read } of messages) {
        await expect(box(titleOf(id))).toBeChecked({ checked: selected.includes(id) })
        const [, unread = '', preview = '', time = ''] = ROWS[id as MessageId]
        const rest = [preview, time, is_read ? '' : unread].filter(Boolean).join(' ')
        await expect(box(titleOf(id))).toHaveAccessibleDescription(rest)
      }
      const isAll = selected.length === messages.length
      const part = isAll || selected.length === 0 ? { checked: isAll } : { indeterminate: true }
      if (messages.length > 0) await expect(selectAll).toBeChecked(part)
      if (messages.length > 0 && 'checked' in part)
        await expect(selectAll).not.toBeChecked({ indeterminate: true })
      await expect(selection).toHaveText(
        selected.length === 1 ? '1 message selected' : `${selected.length} messages selected`,
      )
      await expect(read).toBeEnabled({ enabled: selected.length > 0 })
      await expect(remove).toBeEnabled({ enabled: selected.length > 0 })
      await expect(done).toBeEnabled()
    },
    'inbox.edit.confirming': async (at, { context: { selected } }) => {
      const { confirmation } = inboxPage(at)
      await expect(confirmation).toContainText(
        selected.length === 1
          ? 'Delete 1 message? It can’t be restored.'
          : `Delete ${selected.length} messages? They can’t be restored.`,
      )
    },
    'inbox.edit.changing.read': (at, snapshot) => seeChange(at, snapshot, 'Reading', 'Read'),
    'inbox.edit.changing.delete': (at, snapshot) => seeChange(at, snapshot, 'Deleting', 'Delete'),
    'inbox.marks.idle': 'the list shows whether a message is read',
    'inbox.marks.marking': 'nobody waits for it',
  },
})

const poll = pollModel({
  machine: inboxPollMachine,
  ports: inboxPollPortsOf,
  answers: { 'two messages': wirePage(['2', '1'], 2), none: wirePage([], '1' as never) },
})

const changes = defineModel<typeof messageChangesMachine>({
  machine: messageChangesMachine,
  input: { action: 'read', ids: ['2', '1'] },
  ports: messageChangesPortsOf,
  stored: PLAYER,
  at: '/inbox',
  ambient: { 'GET /inbox': wirePage(['2', '1'], 1) },
  arrive: async ({ page: at }) => {
    await selectBoth(at)
    await inboxPage(at).read.click()
  },
  variants: {
    deleting: {
      input: { action: 'delete', ids: ['2', '1'] },
      arrive: async ({ page: at }) => {
        await selectBoth(at)
        await inboxPage(at).delete.click()
        await inboxPage(at).confirm.click()
      },
    },
  },
  answers: {
    changeMessage: {
      changed: DONE,
      'not successful': { body: { success: '0' } },
      refused: REFUSED,
      'not JSON': { raw: '' },
      ...unanswered(30_000),
    },
  },
  unmarked: 'Its progress is a part of the inbox.',
  assertions: {
    'messageChanges.sending': async (at, { context: { action, waiting } }) => {
      const verb = action === 'read' ? 'Reading' : 'Deleting'
      await expect(inboxPage(at).selection).toHaveText(`${verb} ${3 - waiting.length} of 2…`)
    },
    'messageChanges.done': async (at, { context: { unchanged, waiting } }) => {
      const names = ['2', '1'].filter((id) => [...unchanged, ...waiting].includes(id)).map(titleOf)
      await expect(inboxPage(at).alert).toHaveCount(names.length > 0 ? 1 : 0)
      if (names.length > 0) await expect(inboxPage(at).alert).toContainText(names.join(''))
    },
  },
})

async function selectBoth(at: Page): Promise<void> {
  await at.goto('/inbox')
  await inboxPage(at).edit.click()
  await inboxPage(at).selectAll.click()
}

export const models = [inbox, poll, changes]
