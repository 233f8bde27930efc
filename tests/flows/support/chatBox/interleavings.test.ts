import {
  type FakeServer,
  Fates,
  type Interleaving,
  type Played,
  someFates,
} from '@tiya/graph-tests/interleave'
import type { SentCall, WireAnswer } from '@tiya/graph-tests/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { isOwn } from '#machines/support/chatBox/chatBox.rules.ts'
import { linesOf } from '#machines/support/chatBox/outbox.rules.ts'
import type { Environment } from '#src/environment/environment.ts'
import { chatBoxActorsOf } from '#src/ports/support/chatBox.ts'
import { interleaveSite } from '#tests/model/headless/interleave.ts'
import { CHAT, message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'

/* Polls, a player, support and a network that reorders: what may never go wrong, whoever comes first. */

const machineOf = (environment: Environment) =>
  chatBoxMachine.provide({ actors: chatBoxActorsOf(environment) })

type Machine = ReturnType<typeof machineOf>
type Box = Played<Machine>

/** A chat in which support writes too. Ids are numbers or numeric strings, and cross 9 and 10. */
class ChatServer implements FakeServer {
  readonly messages: ReturnType<typeof message>[] = []
  readonly fates: Fates

  constructor({ count, fates }: Script) {
    this.fates = new Fates(fates)
    for (let at = 0; at < count; at += 1) this.add('Hello', '7')
  }

  add(content: string, sender: string): ReturnType<typeof message> {
    const id = this.messages.length + 5
    const added = message(id % 2 ? id : String(id), content, sender)
    this.messages.push(added)
    return added
  }

  receive({ call, body }: SentCall): WireAnswer {
    return this.fates.meet(() => {
      if (call === 'GET /get-chats') return ONE_CHAT
      if (call === `GET /chats/${CHAT.id}/messages`) return messagesAre(...this.messages)
      return { body: { data: this.add((body as { content: string }).content, '6') } }
    })
  }
}

const scripts = fc.record({
  count: fc.nat({ max: 6 }),
  fates: someFates,
  player: fc.array(fc.tuple(fc.constantFrom('write', 'write', 'retry'), fc.nat({ max: 2 })), {
    minLength: 3,
    maxLength: 14,
  }),
  support: fc.array(fc.constantFrom('Yes', 'No'), { maxLength: 6 }),
  // Below a message's time limit: one that is aborted but arrives later can't be distinguished from a second one.
  time: fc.array(fc.constantFrom(1_000, 2_000, 3_000), { maxLength: 8 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})
type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

/** The same text twice, and another one. */
const TEXTS = ['Hello', 'Any news?', 'Hello']

const outboxOf = ({ actor }: Box) => actor.getSnapshot().children.outbox
const outgoingOf = (played: Box) => outboxOf(played)?.getSnapshot().context.outgoing ?? []
const shownIn = (played: Box) => linesOf(played.actor.getSnapshot().context.messages, outgoingOf(played))

function storyOf(script: Script): Interleaving<Machine> {
  const server = new ChatServer(script)
  /** What the player has written, in order. */
  const written: string[] = []
  /** The keys that have been shown, with their texts. */
  const seen = new Map<string, string>()

  const write = ({ actor }: Box, text: string) => {
    const { composer } = actor.getSnapshot().children
    if (!composer) return
    written.push(text)
    composer.send({ type: 'text.changed', text: ` ${text} ` })
    composer.send({ type: 'submit' })
  }
  const retry = (played: Box, at: number) => {
    const failed = outgoingOf(played).filter(({ status }) => status === 'failed')
    outboxOf(played)?.send({ type: 'retry', key: failed[at]?.key ?? '' })
  }

  return {
    at: '/chat-box/5',
    machine: machineOf,
    input: { remoteId: '41', chatId: '5', text: '', unsent: [] },
    server,
    tracks: (played) => [
      script.player.map(([what, at]) => ({
        label: `player: ${what} ${at}`,
        run: () => (what === 'retry' ? retry(played, at) : write(played, TEXTS[at] ?? '')),
      })),
      script.support.map((content) => ({
        label: `support: ${content}`,
        run: () => void server.add(content, '7'),
      })),
    ],
    check: (played) => {
      const lines = shownIn(played)
      const ids = lines.flatMap((line) => (line.message ? [Number(line.message.id)] : []))
      expect(ids, 'each message once, in order').toEqual([...new Set(ids)].sort((a, b) => a - b))
      const places = lines.map((line) => Boolean(line.message))
      expect(places, 'what has not arrived comes last').toEqual(places.toSorted((a, b) => +b - +a))

      const own = lines.flatMap((line) =>
        line.message ? (isOwn(line.message) ? [line.message.content] : []) : [line.outgoing.content],
      )
      expect(own.toSorted(), JSON.stringify([outgoingOf(played), ids])).toEqual(written.toSorted())

      const texts = new Map(lines.map(({ key, ...line }) => [key, (line.message ?? line.outgoing).content]))
      expect(texts.size, 'keys').toBe(lines.length)
      // A message stays the same element once Send is pressed, so it is read out once.
      for (const [key, text] of texts) if (seen.has(key)) expect(text, key).toBe(seen.get(key))
      for (const [key, text] of texts) seen.set(key, text)

      played.tab.check('GET /chats/5/messages', played.inFlight)
      const sent = [...played.inFlight].filter(({ call }) => call === 'POST /messages')
      expect(sent.length, 'messages in flight').toBeLessThanOrEqual(1)
    },
    settle: (played) => {
      played.pass(3_000)
      for (const { key } of outgoingOf(played)) outboxOf(played)?.send({ type: 'retry', key })
    },
    checkSettled: (played) => {
      const lines = shownIn(played)
      const arrived = lines.flatMap((line) => (line.message ? [line.message.id] : []))
      expect(arrived, 'what the server has').toEqual(server.messages.map(({ id }) => String(id)))
      const left = lines.flatMap((line) => (line.outgoing ? [line.outgoing.status] : []))
      const waiting = left.filter((status) => status !== 'failed')
      expect(waiting, 'messages that still wait').toEqual([])
    },
  }
}

it(
  'random interleavings never lose, duplicate or misplace a message, and never show anything out of date',
  () => interleaveSite(scripts, storyOf),
  600_000,
)
