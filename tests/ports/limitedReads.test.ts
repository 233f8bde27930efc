import type { WireAnswer } from '@tiya/graph-tests/wire'
import { expect, it } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, createMachine } from 'xstate'
import { hiddenBalanceMachine } from '#machines/access/hiddenBalance/hiddenBalance.machine.ts'
import { playerMachine } from '#machines/access/player/player.machine.ts'
import { sessionMachine } from '#machines/access/session/session.machine.ts'
import { siteMachine } from '#machines/app/site/site.machine.ts'
import { present } from '#machines/common/present.ts'
import { makePaymentMachine } from '#machines/money/makePayment/makePayment.machine.ts'
import { EMPTY_DRAFT } from '#machines/rewards/vip/vip.types.ts'
import { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { balanceOf } from '#src/ports/access/balance.ts'
import { hiddenBalancePortsOf } from '#src/ports/access/hiddenBalance.ts'
import { playerPortsOf } from '#src/ports/access/player.ts'
import { sessionPortsOf } from '#src/ports/access/session.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { sitePortsOf } from '#src/ports/app/site.ts'
import { oddsViewActorsOf } from '#src/ports/exchange/oddsView.ts'
import { listPricesOf } from '#src/ports/exchange/sportEvents.ts'
import { confirmationOf } from '#src/ports/money/confirmation.ts'
import { makePaymentPortsOf } from '#src/ports/money/makePayment.ts'
import { paymentUnderWayOf } from '#src/ports/money/paymentUnderWay.ts'
import { recheckOf } from '#src/ports/money/recheck.ts'
import { chatBoxActorsOf } from '#src/ports/support/chatBox.ts'
import { chatsActorsOf } from '#src/ports/support/chats.ts'
import { inboxActorsOf } from '#src/ports/support/inbox.ts'
import { decoded, LIVE } from '../flows/exchange/events.fixture.ts'
import { vipOf } from '../flows/rewards/vip/vip.fixture.ts'
import { wirePage } from '../flows/support/inbox/inbox.fixture.ts'
import { generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { KARIM, RAHIM } from '../model/players.ts'
import { phonesOf, WALLET_NUMBER } from '../site/payments.ts'
import { answerHeld } from './answerHeld.fixture.ts'

/* A read that is repeated by itself leaves a server alone for the time that it names, whatever makes it ask again. */

const KEPT = { 41: { payment: WALLET_NUMBER, form: { phone: '', transactionId: '' } } }
const LIMITED: WireAnswer = { status: 429, body: {}, headers: { 'Retry-After': '60' } }
const PAGE = wirePage(['3', '2'], 2)

interface Read {
  /** How the line of its call begins. */
  readonly line: string
  machine(environment: Environment): AnyStateMachine
  readonly input?: unknown
  /** The answers before the limit. */
  readonly before?: readonly WireAnswer[]
  /** What the other calls are answered, by the start of their lines. */
  readonly others?: Readonly<Record<string, WireAnswer>>
  /** What happens each second after the limit. */
  readonly repeat?: (actor: AnyActorRef, second: number) => void
  /** What the player presses, which asks at once. */
  readonly press?: (actor: AnyActorRef) => void
}

const makePayment = (environment: Environment) =>
  makePaymentMachine.provide({
    actors: {
      ...makePaymentPortsOf(environment),
      recheck: recheckOf(environment),
      confirmation: confirmationOf(environment),
    },
  })

const player = (environment: Environment) => playerMachine.provide({ actors: playerPortsOf(environment) })

const SETTINGS: Read = {
  line: 'GET /api/general',
  machine: (environment) => siteMachine.provide({ actors: sitePortsOf(environment) }),
  before: [generalWith({})],
}

const [EVENT] = decoded({ ...LIVE, runners: undefined })
const row = { marketId: EVENT?.MarketId }

const READS: Readonly<Record<string, Read>> = {
  'the transactions for an e-wallet’s payment': {
    line: 'GET /api/transaction/show',
    machine: makePayment,
    input: {
      payment: WALLET_NUMBER,
      remoteId: '41',
      form: { phone: '01812345690', transactionId: '8N7A2QX91K' },
      outcomeUnknown: true,
    },
    others: { 'GET /api/user/show': userWith({}), 'GET /api/get/other/phone': phonesOf(1) },
    press: (actor) => actor.send({ type: 'submit' }),
  },
  'the transactions for a payment under way': {
    line: 'GET /api/transaction/show',
    machine: paymentUnderWayOf,
    input: { remoteId: '41' },
  },
  'the unread messages for a tab that comes back': {
    line: 'GET /api/inbox?remote_id=41&page=1',
    machine: player,
    input: { remoteId: '41', balance: 100, awayFromInbox: true },
  },
  'the answers in chats for a tab that comes back': {
    line: 'GET /api/get-chats',
    machine: player,
    input: { remoteId: '41', balance: 100, awayFromInbox: false },
  },
  'the transactions for each balance': {
    line: 'GET /api/transaction/show',
    machine: player,
    input: { remoteId: '41', balance: 100, awayFromInbox: false },
    repeat: (actor) => actor.send({ type: 'balance.known', balance: 100 }),
    press: (actor) => actor.send({ type: 'screen.shown', screen: 'account', previous: 'home' }),
  },
  'the name of who answers in a chat': {
    line: 'GET /api/get-chats',
    machine: (environment) => chatBoxMachine.provide({ actors: chatBoxActorsOf(environment) }),
    input: { remoteId: '41', chatId: '5', text: '', unsent: [] },
    others: { 'GET /api/chats/5/messages': { body: { messages: [] } } },
  },
  'the list of chats': {
    line: 'GET /api/get-chats',
    machine: (environment) => chatsMachine.provide({ actors: chatsActorsOf(environment) }),
    input: { remoteId: '41', opens: 'newest', ask: '' },
    press: (actor) => actor.send({ type: 'retry' }),
  },
  'the player of My Account, after a tab comes back': {
    line: 'GET /api/user/show',
    machine: (environment) => accountPortsOf(environment).loadUser as AnyStateMachine,
    input: '41',
    press: (actor) => actor.send({ type: 'retry' }),
  },
  'the score board': {
    line: 'GET /exchange-data/score/board/77',
    machine: (environment) => oddsViewActorsOf(environment).score,
    input: { eventId: '77' },
  },
  'the viewer’s address for the stream': {
    line: 'GET /ip',
    machine: (environment) => oddsViewActorsOf(environment).stream,
    input: { eventId: '77' },
  },
  'the inbox in which messages are marked': {
    line: 'GET /api/inbox?remote_id=41&page=1',
    machine: (environment) => inboxMachine.provide({ actors: inboxActorsOf(environment) }),
    input: { remoteId: '41' },
    before: [PAGE],
    others: { 'PATCH /api/inbox': { body: { success: true } } },
    repeat: (actor, second) => {
      if (second % 10 === 1) actor.send({ type: 'edit.start' })
      if (second % 10 === 2) actor.send({ type: 'message.toggled', id: second < 20 ? '3' : '2' })
      if (second % 10 === 3) actor.send({ type: 'read.chosen' })
    },
  },
  'the prices of a row that is scrolled': {
    line: 'GET /exchange-data/match-odds',
    machine: listPricesOf,
    repeat: (actor, second) => {
      if (second === 0) actor.send({ type: 'events.listed', events: [EVENT] })
      actor.send({ type: second % 2 === 0 ? 'row.seen' : 'row.unseen', ...row })
    },
  },
  'the points during a conversion': {
    line: 'GET /api/user/show',
    machine: vipOf,
    input: { remoteId: '41', ...EMPTY_DRAFT },
    before: [userWith({ vip_coin: '160' })],
    others: { 'GET /api/convert-vipcoin': { status: 400, body: { message: 'Not now.' } } },
    repeat: (actor, second) => {
      actor.send({ type: 'amount.changed', value: '100' })
      if (second % 5 === 0) actor.send({ type: 'convert' })
    },
    press: (actor) => actor.send({ type: 'retry' }),
  },
  'the settings of the site': { ...SETTINGS, press: (actor) => actor.send({ type: 'refresh' }) },
  'the settings in a language': { ...SETTINGS, press: (actor) => actor.send({ type: 'language.changed' }) },
}

it.each(Object.entries(READS))(
  '%s: not asked for before the time that a server names, unless the player presses for it',
  async (_, read) => {
    const environment = new HeadlessEnvironment({
      at: '/',
      stored: { ...PLAYER, 'app.payments': JSON.stringify(KEPT) },
      config: { ipLookup: '/ip', streamFrame: 'https://stream.test/{eventId}?{ip}' },
    })
    const { clock, page } = environment
    const src = read.machine(environment.of(''))
    const parent = createMachine({ invoke: { src, id: 'reader', input: read.input ?? {} } })
    const root = createActor(parent, { clock }).start()
    const actor = present(root.getSnapshot().children.reader)
    const before = [...(read.before ?? [])]
    /** The seconds at which it was asked, from the limit on. */
    const asked: number[] = []
    let limitedAt: number | undefined
    const answer = (second: number) =>
      answerHeld(environment, (call) => {
        const other = Object.entries(read.others ?? {}).find(([line]) => call.startsWith(line))?.[1]
        if (!call.startsWith(read.line)) return other ?? { status: 404, body: {} }
        if (before.length > 0) return before.shift() as WireAnswer
        limitedAt ??= second
        asked.push(second - limitedAt)
        return LIMITED
      })
    const isTold = () => limitedAt !== undefined
    const pass = async (from: number, seconds: number) => {
      for (let second = from; second < from + seconds; second += 1) {
        // The first limit comes with a return of the tab, or by itself.
        if (isTold() || read.line.includes('match-odds')) read.repeat?.(actor, second)
        if (second % 10 === 5) page.dispatch('online')
        await answer(second)
        clock.increment(1_000)
      }
    }
    await pass(0, 130)
    expect(asked.slice(0, 2)).toEqual([0, expect.any(Number)])
    expect(asked[1]).toBeGreaterThanOrEqual(60)
    expect(asked[1]).toBeLessThanOrEqual(120)
    if (read.press) {
      const times = asked.length
      read.press(actor)
      await answer(130)
      expect(asked).toHaveLength(times + 1)
    }
    root.stop()
  },
)

it('the balance: a new session asks at once, of another player and of the same one', async () => {
  const environment = new HeadlessEnvironment({ at: '/', stored: PLAYER })
  const { clock } = environment
  const site = environment.of('')
  const src = sessionMachine.provide({
    actors: {
      ...sessionPortsOf(site),
      balance: balanceOf(site),
      hiddenBalance: hiddenBalanceMachine.provide({ actors: hiddenBalancePortsOf(site) }),
      loadRealityCheck: createMachine({}) as never,
      loadPlayer: createMachine({}) as never,
    },
  })
  const parent = createMachine({ invoke: { src, id: 'session', input: { stored: RAHIM, balance: null } } })
  const root = createActor(parent, { clock }).start()
  const session = present(root.getSnapshot().children.session)
  /** Returns the calls that are made now. */
  const asked = async () => {
    const calls = await answerHeld(environment, () => LIMITED)
    return calls.filter((line) => line === 'POST /api/balance').length
  }
  expect(await asked()).toBe(1)
  for (const next of [KARIM, { ...KARIM, token: 'his next token' }]) {
    session.send({ type: 'logout' })
    session.send({ type: 'session.started', session: next, registered: false })
    expect(await asked()).toBe(1)
  }
  root.stop()
})
