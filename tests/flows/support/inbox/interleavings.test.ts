import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { inboxMachine } from '../../../../machines/support/inbox/inbox.machine.ts'
import type { Environment } from '../../../../src/environment/environment.ts'
import { inboxActorsOf } from '../../../../src/ports/support/inbox.ts'
import { type FakeServer, interleave, type Played, type SentCall } from '../../../model/interleave.ts'
import type { WireAnswer } from '../../../model/model.ts'

/* Polls, a player, other devices and a network without order: what may never go wrong, whoever comes first. */

const PAGE_SIZE = 3

/** What becomes of a call: its answer or the call itself can be lost. */
const FATES = ['answered', 'answered', 'answered', 'refused', 'lost before', 'lost after'] as const

const machineOf = (environment: Environment) => inboxMachine.provide({ actors: inboxActorsOf(environment) })

type Machine = ReturnType<typeof machineOf>
type Inbox = Played<Machine>
type Snapshot = SnapshotFrom<Machine>

/** An inbox that new messages arrive in and that other devices change. */
class InboxServer implements FakeServer {
  /** Newest first; ids grow. */
  messages: { id: number; isRead: boolean }[] = []
  /** The messages that the site was answered to have read and deleted. */
  readonly read = new Set<string>()
  readonly deleted = new Set<string>()
  /** Those among them since the player's last order. */
  changed = new Set<string>()
  #lastId = 0
  #fates: readonly (typeof FATES)[number][]
  #calls = 0

  constructor(count: number, fates: readonly (typeof FATES)[number][]) {
    this.#fates = fates
    for (let at = 0; at < count; at += 1) this.arrive()
  }

  arrive(): void {
    this.#lastId += 1
    this.messages.unshift({ id: this.#lastId, isRead: false })
  }

  remove(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id)
  }

  markRead(id: number): void {
    for (const message of this.messages) if (message.id === id) message.isRead = true
  }

  has(id: string): boolean {
    return this.messages.some((message) => String(message.id) === id)
  }

  /** No call fails from now on. */
  recover(): void {
    this.#fates = []
  }

  pageOf(page: number) {
    return this.messages.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id, isRead }) => ({
      id,
      title: `Message ${id}`,
      message: 'Text',
      is_read: isRead ? 1 : 0,
      created_at: '2026-03-02 05:00:00',
    }))
  }

  receive({ call, query }: SentCall): WireAnswer {
    const fate = this.#fates[this.#calls++ % Math.max(1, this.#fates.length)] ?? 'answered'
    if (fate === 'refused') return { status: 500, body: {} }
    if (fate === 'lost before') return { lost: true }
    const answer = this.#answer(call, Number(query.get('page')))
    return fate === 'lost after' ? { lost: true } : answer
  }

  #answer(call: string, page: number): WireAnswer {
    const id = idIn(call)
    if (call.startsWith('PATCH ')) this.markRead(Number(id))
    if (call.startsWith('DELETE ')) this.remove(Number(id))
    if (!call.startsWith('GET ')) return { body: { success: true } }
    const last_page = Math.max(1, Math.ceil(this.messages.length / PAGE_SIZE))
    return { body: { success: true, data: { data: this.pageOf(page), last_page } } }
  }

  delivered({ call }: SentCall, answer: WireAnswer): void {
    if (!('body' in answer) || answer.status) return
    this.changed.add(idIn(call))
    if (call.startsWith('PATCH ')) this.read.add(idIn(call))
    if (call.startsWith('DELETE ')) this.deleted.add(idIn(call))
  }
}

const idIn = (call: string) => call.split('/')[2] ?? ''

/** What the player has selected: changed by the player, and by what has happened to the messages. */
class Selection {
  ids = new Set<string>()

  follow(event: string, id: string, { context, value }: Snapshot): void {
    const listed = context.inbox.messages.map((message) => message.id)
    if (event === 'edit.end' && value.edit === 'selecting') this.ids.clear()
    if (value.edit !== 'selecting') return
    if (event === 'message.toggled' && id && !this.ids.delete(id)) this.ids.add(id)
    if (event === 'all.toggled') this.ids = new Set(listed.every((one) => this.ids.has(one)) ? [] : listed)
  }
}

const PLAYER_DOES = [
  'more',
  'message.open',
  'message.close',
  'edit.start',
  'edit.start',
  'edit.end',
  'message.toggled',
  'message.toggled',
  'all.toggled',
  'read.chosen',
  'delete.chosen',
  'delete.confirmed',
  'delete.cancelled',
  'retry',
] as const

const place = fc.nat({ max: 8 })

const plays = fc.record({
  count: fc.nat({ max: 8 }),
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 }),
  player: fc.array(fc.tuple(fc.constantFrom(...PLAYER_DOES), place), { minLength: 4, maxLength: 24 }),
  others: fc.array(fc.tuple(fc.constantFrom('arrive', 'remove', 'read'), place), { maxLength: 8 }),
  time: fc.array(fc.constantFrom(1_000, 5_000, 10_000), { maxLength: 8 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})

const polls = ({ inFlight }: Inbox) =>
  [...inFlight].filter(({ call, query }) => call === 'GET /inbox' && query.get('page') === '1')

it('1,000 interleavings lose no selection, bring nothing back, and double or misplace no message', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      plays,
      async (scheduler, { count, fates, player, others, time, shown }) => {
        const server = new InboxServer(count, fates)
        const selection = new Selection()
        let read = { id: '', text: '' }
        /** A poll that is under way when the tab is hidden may end, and be repeated where it is lost. */
        let tab: 'shown' | 'hidden' | 'asleep' = 'shown'

        await interleave(scheduler, {
          at: '/inbox',
          machine: machineOf,
          input: { remoteId: '41' },
          server,
          tracks: (played) => [
            player.map(([type, at]) => ({
              label: `player: ${type} ${at}`,
              run: () => {
                const before = played.actor.getSnapshot()
                const id = before.context.inbox.messages[at]?.id ?? ''
                if (type === 'read.chosen' || type === 'delete.confirmed') server.changed = new Set()
                selection.follow(type, id, before)
                played.actor.send({ type, id } as Parameters<Inbox['actor']['send']>[0])
              },
            })),
            others.map(([what, at]) => ({
              label: `elsewhere: ${what} ${at}`,
              run: () => {
                const id = server.messages[at]?.id ?? 0
                if (what === 'arrive') server.arrive()
                else if (what === 'remove') server.remove(id)
                else server.markRead(id)
              },
            })),
            time.map((milliseconds) => ({
              label: `${milliseconds} ms pass`,
              run: () => played.pass(milliseconds),
            })),
            shown.map((visible) => ({
              label: visible ? 'the tab is shown' : 'the tab is hidden',
              run: () => {
                tab = visible ? 'shown' : tab === 'asleep' ? 'asleep' : 'hidden'
                played.page.show(visible)
              },
            })),
          ],
          check: (played) => {
            const { context, value } = played.actor.getSnapshot()
            const { messages } = context.inbox
            const ids = messages.map(({ id }) => Number(id))
            expect(ids, 'each message once, newest first').toEqual([...new Set(ids)].sort((a, b) => b - a))

            for (const { id, is_read } of messages) {
              if (value.edit !== 'changing') expect(server.deleted.has(id), `${id} is back`).toBe(false)
              if (value.edit !== 'changing' && value.marks === 'idle' && server.read.has(id))
                expect(is_read, `${id} is unread again`).toBe(true)
            }

            for (const id of selection.ids)
              if (!context.selected.includes(id) && (!server.has(id) || server.changed.has(id)))
                selection.ids.delete(id)
            expect([...context.selected].sort(), 'the selection').toEqual([...selection.ids].sort())

            if (value.edit === 'reading') {
              const shown = { id: context.open?.id ?? '', text: context.open?.message ?? '' }
              if (read.id === '') read = shown
              expect(shown, 'the open message').toEqual(read)
            } else read = { id: '', text: '' }

            const polling = polls(played).length
            expect(polling, 'polls in flight').toBeLessThanOrEqual(1)
            if (tab === 'hidden' && polling === 0) tab = 'asleep'
            if (tab === 'asleep') expect(polling, 'polls of a hidden tab').toBe(0)
          },
          settle: (played) => {
            server.recover()
            tab = 'shown'
            played.page.show(true)
            played.pass(10_000)
          },
          checkSettled: ({ actor }) => {
            const { messages } = actor.getSnapshot().context.inbox
            const expected = server.pageOf(1).map(({ id, is_read }) => [String(id), is_read === 1])
            const shown = messages.slice(0, expected.length).map(({ id, is_read }) => [id, is_read])
            expect(shown, 'page 1').toEqual(expected)
          },
        })
      },
    ),
    { numRuns: 1_000 },
  )
}, 120_000)
