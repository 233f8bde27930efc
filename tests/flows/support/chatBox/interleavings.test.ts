import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { isOwn } from '#machines/support/chatBox/chatBox.rules.ts'
import { linesOf } from '#machines/support/chatBox/outbox.rules.ts'
import type { Environment } from '#src/environment/environment.ts'
import { chatBoxActorsOf } from '#src/ports/support/chatBox.ts'
import { type FakeServer, INTERLEAVINGS, interleave, type Played } from '#tests/model/interleave.ts'
import type { SentCall, WireAnswer } from '#tests/model/model.ts'
import { CHAT, message } from '../chats.fixture.ts'

/* Polls, a player, support and a network that reorders: what may never go wrong, whoever comes first. */

const machineOf = (environment: Environment) =>
  chatBoxMachine.provide({ actors: chatBoxActorsOf(environment) })

type Box = Played<ReturnType<typeof machineOf>>

/** The possible fates of a call: its response or the call itself can be lost. */
const FATES = [
  'answered',
  'answered',
  'answered',
  'refused',
  'error before',
  'error after',
  'lost before',
  'lost after',
] as const
type Fate = (typeof FATES)[number]

const FAILURES: Readonly<Record<string, WireAnswer>> = {
  refused: { status: 429, body: { message: 'Too many calls.' } },
  error: { status: 500, body: {} },
  lost: { lost: true },
}

/** A chat in which support writes too. Ids are numbers or numeric strings, and cross 9 and 10. */
class ChatServer implements FakeServer {
  readonly messages: ReturnType<typeof message>[] = []
  #fates: readonly Fate[]
  #calls = 0

  constructor(count: number, fates: readonly Fate[]) {
    this.#fates = fates
    for (let at = 0; at < count; at += 1) this.add('Hello', '7')
  }

  add(content: string, sender: string): ReturnType<typeof message> {
    const id = this.messages.length + 5
    const added = message(id % 2 ? id : String(id), content, sender)
    this.messages.push(added)
    return added
  }

  /** Makes all calls succeed from now on. */
  recover(): void {
    this.#fates = []
  }

  receive({ call, body }: SentCall): WireAnswer {
    const fate = this.#fates[this.#calls++ % Math.max(1, this.#fates.length)] ?? 'answered'
    const [failure = '', when] = fate.split(' ')
    const answer = failure in FAILURES && when !== 'after' ? undefined : this.#answer(call, body)
    return FAILURES[failure] ?? answer ?? { status: 500, body: {} }
  }

  #answer(call: string, body: unknown): WireAnswer {
    if (call === 'GET /get-chats') return { body: { chats: [CHAT] } }
    if (call === 'POST /messages')
      return { body: { data: this.add((body as { content: string }).content, '6') } }
    return { body: { messages: [...this.messages] } }
  }
}

const plays = fc.record({
  count: fc.nat({ max: 6 }),
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 }),
  player: fc.array(fc.tuple(fc.constantFrom('write', 'write', 'retry'), fc.nat({ max: 2 })), {
    minLength: 3,
    maxLength: 14,
  }),
  support: fc.array(fc.constantFrom('Yes', 'No'), { maxLength: 6 }),
  // Below a message's time limit: one that is aborted but arrives later can't be distinguished from a second one.
  time: fc.array(fc.constantFrom(1_000, 2_000, 3_000), { maxLength: 8 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})

/** The same text twice, and another one. */
const TEXTS = ['Hello', 'Any news?', 'Hello']

const outboxOf = ({ actor }: Box) => actor.getSnapshot().children.outbox
const composerOf = ({ actor }: Box) => actor.getSnapshot().children.composer
const outgoingOf = (played: Box) => outboxOf(played)?.getSnapshot().context.outgoing ?? []
const shownIn = (played: Box) => linesOf(played.actor.getSnapshot().context.messages, outgoingOf(played))
const callsOf = ({ inFlight }: Box, line: string) => [...inFlight].filter(({ call }) => call === line).length

it('random interleavings never lose, duplicate or misplace a message, and never show anything out of date', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      plays,
      async (scheduler, { count, fates, player, support, time, shown }) => {
        const server = new ChatServer(count, fates)
        /** What the player has written, in order. */
        const written: string[] = []
        /** The keys that have been shown, with their texts. */
        const seen = new Map<string, string>()
        /** A poll that is in progress when the tab is hidden may end, and be retried if it is lost. */
        let tab: 'shown' | 'hidden' | 'asleep' = 'shown'

        await interleave(scheduler, {
          at: '/chat-box/5',
          machine: machineOf,
          input: { remoteId: '41', chatId: '5', text: '', unsent: [] },
          server,
          tracks: (played) => [
            player.map(([what, at]) => ({
              label: `player: ${what} ${at}`,
              run: () => {
                const composer = composerOf(played)
                const failed = outgoingOf(played).filter(({ status }) => status === 'failed')
                if (what === 'retry') outboxOf(played)?.send({ type: 'retry', key: failed[at]?.key ?? '' })
                else if (composer) {
                  written.push(TEXTS[at] ?? '')
                  composer.send({ type: 'text.changed', text: ` ${TEXTS[at]} ` })
                  composer.send({ type: 'submit' })
                }
              },
            })),
            support.map((content) => ({
              label: `support: ${content}`,
              run: () => void server.add(content, '7'),
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
            const lines = shownIn(played)
            const ids = lines.flatMap((line) => (line.message ? [Number(line.message.id)] : []))
            expect(ids, 'each message once, in order').toEqual([...new Set(ids)].sort((a, b) => a - b))
            const places = lines.map((line) => Boolean(line.message))
            expect(places, 'what has not arrived comes last').toEqual(places.toSorted((a, b) => +b - +a))

            const own = lines.flatMap((line) =>
              line.message ? (isOwn(line.message) ? [line.message.content] : []) : [line.outgoing.content],
            )
            expect(own.toSorted(), JSON.stringify([outgoingOf(played), ids])).toEqual(written.toSorted())

            const texts = new Map(
              lines.map(({ key, ...line }) => [key, (line.message ?? line.outgoing).content]),
            )
            expect(texts.size, 'keys').toBe(lines.length)
            // A message stays the same element once Send is pressed, so it is read out once.
            for (const [key, text] of texts) if (seen.has(key)) expect(text, key).toBe(seen.get(key))
            for (const [key, text] of texts) seen.set(key, text)

            const polling = callsOf(played, 'GET /chats/5/messages')
            expect(polling, 'polls in flight').toBeLessThanOrEqual(1)
            expect(callsOf(played, 'POST /messages'), 'messages in flight').toBeLessThanOrEqual(1)
            if (tab === 'hidden' && polling === 0) tab = 'asleep'
            if (tab === 'asleep') expect(polling, 'polls of a hidden tab').toBe(0)
          },
          settle: (played) => {
            server.recover()
            tab = 'shown'
            played.page.show(true)
            played.pass(3_000)
            for (const { key } of outgoingOf(played)) outboxOf(played)?.send({ type: 'retry', key })
          },
          checkSettled: (played) => {
            const lines = shownIn(played)
            const arrived = lines.flatMap((line) => (line.message ? [line.message.id] : []))
            expect(arrived, 'what the server has').toEqual(server.messages.map(({ id }) => String(id)))
            const left = lines.flatMap((line) => (line.outgoing ? [line.outgoing.status] : []))
            expect(
              left.filter((status) => status !== 'failed'),
              'messages that still wait',
            ).toEqual([])
          },
        })
      },
    ),
    { numRuns: INTERLEAVINGS },
  )
}, 600_000)
