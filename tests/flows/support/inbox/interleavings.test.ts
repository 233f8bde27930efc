import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { inboxActorsOf } from '#src/ports/support/inbox.ts'
import {
  type Happening,
  type Interleaving,
  interleaveAll,
  type Played,
  someFates,
  Tab,
} from '#tests/model/interleave.ts'
import { InboxServer } from './inboxServer.ts'

/*
 * Polls, a player, other devices and a network that reorders: what may never go wrong, whoever comes first.
 */

const machineOf = (environment: Environment) => inboxMachine.provide({ actors: inboxActorsOf(environment) })

type Machine = ReturnType<typeof machineOf>
type Snapshot = SnapshotFrom<Machine>

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

/** Index of a message, from the top. */
const place = fc.nat({ max: 8 })

const scripts = fc.record({
  count: fc.nat({ max: 8 }),
  fates: someFates,
  player: fc.array(fc.tuple(fc.constantFrom(...PLAYER_DOES), place), { minLength: 4, maxLength: 24 }),
  others: fc.array(fc.tuple(fc.constantFrom('arrive', 'remove', 'read'), place), { maxLength: 8 }),
  time: fc.array(fc.constantFrom(1_000, 5_000, 10_000), { maxLength: 8 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})

type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

/** One run: what happens, and what must be true throughout. */
class Story implements Interleaving<Machine> {
  readonly at = '/inbox'
  readonly input = { remoteId: '41' }
  readonly machine = machineOf
  readonly server: InboxServer
  readonly #script: Script
  /** What the player has selected, excluding messages that were changed or are gone from the server. */
  readonly #selected = new Set<string>()
  /** The number of changes answered before the player's last order. */
  #changedBefore = 0
  #open = ''
  readonly #tab = new Tab()

  constructor(script: Script) {
    this.#script = script
    this.server = new InboxServer(script.count, script.fates)
  }

  tracks(played: Played<Machine>): readonly (readonly Happening[])[] {
    const { player, others } = this.#script
    return [
      player.map(([type, at]) => ({
        label: `player: ${type} ${at}`,
        run: () => this.#act(played, type, at),
      })),
      others.map(([what, at]) => ({ label: `elsewhere: ${what} ${at}`, run: () => this.#change(what, at) })),
      ...this.#tab.tracks(played, this.#script),
    ]
  }

  #act({ actor }: Played<Machine>, type: (typeof PLAYER_DOES)[number], at: number): void {
    const before = actor.getSnapshot()
    const id = before.context.inbox.messages[at]?.id ?? ''
    const event = { type, id } as EventFrom<Machine>
    if ((type === 'read.chosen' || type === 'delete.confirmed') && before.can(event))
      this.#changedBefore = this.server.changed.length
    if (before.value.edit === 'selecting') this.#select(before, type, id)
    actor.send(event)
  }

  #select({ context }: Snapshot, type: string, id: string): void {
    const listed = context.inbox.messages.map((message) => message.id)
    const wasAll = listed.every((one) => this.#selected.has(one))
    if (type === 'message.toggled' && id && !this.#selected.delete(id)) this.#selected.add(id)
    if (type === 'edit.end' || type === 'all.toggled') this.#selected.clear()
    if (type === 'all.toggled' && !wasAll) for (const one of listed) this.#selected.add(one)
  }

  #change(what: string, at: number): void {
    const id = this.server.messages[at]?.id ?? 0
    if (what === 'arrive') this.server.arrive()
    else if (what === 'remove') this.server.remove(id)
    else this.server.markRead(id)
  }

  check(played: Played<Machine>): void {
    const snapshot = played.actor.getSnapshot()
    this.#checkList(snapshot)
    this.#checkSelection(snapshot)
    this.#checkOpen(snapshot)
    this.#tab.check(
      'GET /inbox',
      [...played.inFlight].filter(({ query }) => query.get('page') === '1'),
    )
  }

  #checkList({ context, value }: Snapshot): void {
    const { messages } = context.inbox
    const ids = messages.map(({ id }) => Number(id))
    expect(ids, 'each message once, newest first').toEqual([...new Set(ids)].sort((a, b) => b - a))
    if (typeof value.edit === 'object') return
    for (const { id, is_read } of messages) {
      expect(this.server.deleted.has(id), `${id} is back`).toBe(false)
      if (value.marks === 'idle' && this.server.read.has(id))
        expect(is_read, `${id} is unread again`).toBe(true)
    }
  }

  #checkSelection({ context: { selected } }: Snapshot): void {
    const changed = this.server.changed.slice(this.#changedBefore)
    for (const id of this.#selected)
      if (!selected.includes(id) && (!this.server.has(id) || changed.includes(id))) this.#selected.delete(id)
    expect([...selected].sort(), 'the selection').toEqual([...this.#selected].sort())
  }

  #checkOpen({ context: { open }, value }: Snapshot): void {
    const now = value.edit === 'reading' ? `${open?.title} ${open?.message}` : ''
    if (this.#open && now) expect(now, 'the open message').toBe(this.#open)
    this.#open = now
  }

  settle(played: Played<Machine>): void {
    this.server.fates.recover()
    this.#tab.show(played, true)
    played.pass(10_000)
  }

  checkSettled({ actor }: Played<Machine>): void {
    const { messages } = actor.getSnapshot().context.inbox
    const expected = this.server.pageOf(1).map(({ id, is_read }) => [String(id), is_read === 1])
    const shown = messages.slice(0, expected.length).map(({ id, is_read }) => [id, is_read])
    expect(shown, 'page 1').toEqual(expected)
  }
}

it(
  'random interleavings lose no selection, bring nothing back, and double or misplace no message',
  () => interleaveAll(scripts, (script) => new Story(script)),
  600_000,
)
