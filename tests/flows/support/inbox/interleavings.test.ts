import { type Interleaving, type Played, someFates } from '@tiya/graph-tests/interleave'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { inboxActorsOf } from '#src/ports/support/inbox.ts'
import { interleaveSite } from '#tests/model/headless/interleave.ts'
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
function storyOf({ count, fates, player, others }: Script): Interleaving<Machine> {
  const server = new InboxServer(count, fates)
  /** What the player has selected, excluding messages that were changed or are gone from the server. */
  const picked = new Set<string>()
  /** The number of changes answered before the player's last order. */
  let changedBefore = 0
  let openBefore = ''

  const select = ({ context }: Snapshot, type: string, id: string) => {
    const listed = context.inbox.messages.map((message) => message.id)
    const wasAll = listed.every((one) => picked.has(one))
    if (type === 'message.toggled' && id && !picked.delete(id)) picked.add(id)
    if (type === 'edit.end' || type === 'all.toggled') picked.clear()
    if (type === 'all.toggled' && !wasAll) for (const one of listed) picked.add(one)
  }
  const act = ({ actor }: Played<Machine>, type: (typeof PLAYER_DOES)[number], at: number) => {
    const before = actor.getSnapshot()
    const id = before.context.inbox.messages[at]?.id ?? ''
    const event = { type, id } as EventFrom<Machine>
    if ((type === 'read.chosen' || type === 'delete.confirmed') && before.can(event))
      changedBefore = server.changed.length
    if (before.value.edit === 'selecting') select(before, type, id)
    actor.send(event)
  }
  const change = (what: string, at: number) => {
    const id = server.messages[at]?.id ?? 0
    if (what === 'arrive') server.arrive()
    else if (what === 'remove') server.remove(id)
    else server.markRead(id)
  }

  const checkList = ({ context, value }: Snapshot) => {
    const { messages } = context.inbox
    const ids = messages.map(({ id }) => Number(id))
    expect(ids, 'each message once, newest first').toEqual([...new Set(ids)].sort((a, b) => b - a))
    if (typeof value.edit === 'object') return
    for (const { id, is_read } of messages) {
      expect(server.deleted.has(id), `${id} is back`).toBe(false)
      if (value.marks === 'idle' && server.read.has(id)) expect(is_read, `${id} is unread again`).toBe(true)
    }
  }
  const checkSelection = ({ context: { selected } }: Snapshot) => {
    const changed = server.changed.slice(changedBefore)
    for (const id of picked)
      if (!selected.includes(id) && (!server.has(id) || changed.includes(id))) picked.delete(id)
    expect([...selected].sort(), 'the selection').toEqual([...picked].sort())
  }
  const checkOpen = ({ context: { open }, value }: Snapshot) => {
    const now = value.edit === 'reading' ? `${open?.title} ${open?.message}` : ''
    if (openBefore && now) expect(now, 'the open message').toBe(openBefore)
    openBefore = now
  }

  return {
    at: '/inbox',
    input: { remoteId: '41' },
    machine: machineOf,
    server,
    tracks: (played) => [
      player.map(([type, at]) => ({ label: `player: ${type} ${at}`, run: () => act(played, type, at) })),
      others.map(([what, at]) => ({ label: `elsewhere: ${what} ${at}`, run: () => change(what, at) })),
    ],
    check: ({ actor, tab, inFlight }) => {
      const snapshot = actor.getSnapshot()
      checkList(snapshot)
      checkSelection(snapshot)
      checkOpen(snapshot)
      const first = [...inFlight].filter(({ query }) => query.get('page') === '1')
      tab.check('GET /inbox', first)
    },
    settle: ({ pass }) => pass(10_000),
    checkSettled: ({ actor }) => {
      const { messages } = actor.getSnapshot().context.inbox
      const expected = server.pageOf(1).map(({ id, is_read }) => [String(id), is_read === 1])
      const shown = messages.slice(0, expected.length).map(({ id, is_read }) => [id, is_read])
      expect(shown, 'page 1').toEqual(expected)
    },
  }
}

it(
  'random interleavings lose no selection, bring nothing back, and double or misplace no message',
  () => interleaveSite(scripts, storyOf),
  600_000,
)
