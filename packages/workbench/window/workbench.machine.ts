import { promisePort } from '@tiya/ports/promisePort'
import { isOk, outputValue, succeeded } from '@tiya/ports/result'
import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { SiteLog } from '../log/log.types.ts'
import type { ActorSnapshot, SiteMessage, WorkbenchMessage } from '../log/protocol.types.ts'
import type { Fixtures } from '../recordable.ts'
import { channel } from './channel.ts'
import { stepFrom } from './log/log.rules.ts'
import {
  divergenceWords,
  hasGap,
  type InspectedPage,
  logOf,
  type PageName,
  pageOf,
  pageOfLog,
  withBatch,
  withName,
} from './page.rules.ts'

/** What differs from site to site. */
export interface WorkbenchOptions {
  /** Path of the actor that is selected first. */
  readonly actor: string
  /** What to do with a saved log. */
  readonly logUse: string
  /** The test that a log becomes: its file, what to do with that, and its source. The log has no tokens. */
  readonly test: { readonly name: string; readonly use: string; readonly of: (log: SiteLog) => string }
}

interface WorkbenchContext {
  readonly options: WorkbenchOptions
  readonly pages: readonly PageName[]
  /** The displayed page, or null before the first greeting. */
  readonly page: InspectedPage | null
  /** The log that was opened from a file and is shown instead of the page's. */
  readonly opened: InspectedPage | null
  /** Path of the selected actor, which may not be running. */
  readonly actor: string
  /** Number of the selected entry, or null to show the current state. */
  readonly entry: number | null
  /** The selected actor's snapshot, or null if it is not running. */
  readonly snapshot: ActorSnapshot | null
  readonly fixtures: Fixtures
  /** What the last `watch` order was about: page, path, machine and number of events. */
  readonly watched: string
  /** The whole log while the page is rewound to part of it. */
  readonly ahead: SiteLog | null
  /** True from an order to rewind until the page greets again, which is when it has played its log. */
  readonly isReplaying: boolean
  /** Why the last order was refused. */
  readonly refusal: string | null
  /** Where the last file went and what to do with it. */
  readonly notice: string | null
}

type WorkbenchEvent =
  | { type: 'message'; message: SiteMessage }
  | { type: 'page.chosen'; site: string }
  | { type: 'actor.chosen'; path: string }
  | { type: 'entry.chosen'; n: number | null }
  | { type: 'send'; event: { type: string } }
  | { type: 'pause' | 'resume' | 'restart' | 'back' | 'forward' }
  | { type: 'rewind'; toEntry: number }
  | { type: 'log.opened'; log: SiteLog }
  | { type: 'refused'; reason: string }
  | { type: 'log.closed' }
  | { type: 'refusal.read' }
  | { type: 'saved'; notice: string }
  | { type: 'notice.read' }

/** Addresses an order to the displayed page. */
function toPage({ page }: WorkbenchContext, order: WorkbenchMessage): WorkbenchMessage {
  return page ? { ...order, site: page.site } : order
}

type Greeting = Extract<SiteMessage, { type: 'hello' }>

/** Returns what changes when the displayed page greets, or one that is displayed from now on. */
function greeted({ page, pages }: WorkbenchContext, message: Greeting): Partial<WorkbenchContext> {
  return {
    pages: withName(pages, message),
    page: pageOf(message),
    ...(message.mode !== 'rewound' && { ahead: null }),
    ...(page?.site !== message.site && {
      snapshot: null,
      isReplaying: false,
      ...(message.divergence && { refusal: divergenceWords(message.divergence) }),
    }),
  }
}

/** Returns what changes when a page sends a message. */
function received(context: WorkbenchContext, message: SiteMessage): Partial<WorkbenchContext> {
  const { page, pages } = context
  if (message.type === 'bye') return { pages: pages.filter(({ site }) => site !== message.site) }
  if (page?.site !== message.site) return message.type === 'hello' ? { pages: withName(pages, message) } : {}
  if (message.type === 'hello') return greeted(context, message)
  if (message.type === 'batch') return { page: withBatch(page, message) }
  if (message.type === 'mode') return { page: { ...page, mode: message.mode } }
  if (message.type === 'refused') return { refusal: message.reason, isReplaying: false }
  return message.path === context.actor ? { snapshot: message.snapshot } : {}
}

/** Returns the order to watch the selected actor, with the events that can be sent to it. */
function watchOf({ page, actor, fixtures }: WorkbenchContext) {
  const machine = page?.actors.find(({ path }) => path === actor)?.machine ?? null
  const events = Object.values((machine && fixtures[machine]) || {}).flatMap((all) =>
    all.map(({ event }) => event),
  )
  return { type: 'watch' as const, actor, events, key: `${page?.site} ${actor} ${machine} ${events.length}` }
}

const flow = setup({
  types: {
    context: {} as WorkbenchContext,
    events: {} as WorkbenchEvent,
    input: {} as WorkbenchOptions,
  },
  actors: {
    channel,
    loadFixtures: promisePort<Fixtures, undefined, { kind: 'unexpected' }>(console.error, async () =>
      succeeded(await (await fetch('/__inspect/fixtures.json')).json()),
    ),
  },
  guards: {
    isGreeting: (_, { type }: SiteMessage) => type === 'hello',
    isFarewell: ({ context }, { type, site }: SiteMessage) => type === 'bye' && site === context.page?.site,
  },
  actions: {
    order: sendTo('channel', ({ context }, message: WorkbenchMessage) => toPage(context, message)),
    take: assign(({ context }, message: SiteMessage) => received(context, message)),
    /** Displays the page, which is asked again to be watched. */
    meet: assign(({ context }, message: SiteMessage) =>
      message.type === 'hello' ? { ...greeted(context, message), watched: '' } : {},
    ),
    /** A page sends no batches until a workbench responds; its next greeting contains what happened in between. */
    greet: sendTo('channel', (_, { site }: SiteMessage): WorkbenchMessage => ({ type: 'hello', site })),
    /** Asks the page for the entries that are missing between what is known and a batch. */
    fillGap: enqueueActions(({ context: { page }, enqueue }, message: SiteMessage) => {
      if (message.type === 'batch' && page?.site === message.site && hasGap(page, message))
        enqueue.sendTo('channel', { type: 'hello', site: message.site })
    }),
    /** Rewinds the page to an entry of the opened log, or of its own whole log, even if it is already rewound. */
    rewind: enqueueActions(({ context, enqueue }, toEntry: number | null) => {
      if (toEntry === null || !context.page) return
      const log = context.opened ? logOf(context.opened) : (context.ahead ?? logOf(context.page))
      enqueue.assign({ ahead: log, opened: null, entry: null, isReplaying: true, refusal: null })
      enqueue.sendTo('channel', toPage(context, { type: 'rewind', toEntry, log }))
    }),
    watch: enqueueActions(({ context, enqueue }) => {
      const { key, ...order } = watchOf(context)
      if (!context.page || key === context.watched) return
      enqueue.assign({ watched: key })
      enqueue.sendTo('channel', toPage(context, order))
    }),
  },
})

const messageOf = ({ event }: { event: { message: SiteMessage } }) => event.message
const take = { type: 'take', params: messageOf } as const

/** No page is displayed, or one that was closed: the next one that greets is displayed. */
const waiting = flow.createStateConfig({
  on: {
    message: [
      {
        guard: { type: 'isGreeting', params: messageOf },
        target: 'present',
        actions: [{ type: 'greet', params: messageOf }, { type: 'meet', params: messageOf }, 'watch'],
      },
      { actions: take },
    ],
  },
})

/** A page is displayed and takes orders. */
const present = flow.createStateConfig({
  on: {
    message: [
      { guard: { type: 'isFarewell', params: messageOf }, target: 'gone', actions: take },
      { actions: [{ type: 'fillGap', params: messageOf }, take, 'watch'] },
    ],
    send: {
      actions: {
        type: 'order',
        params: ({ context, event }) => ({ type: 'send', actor: context.actor, event: event.event }),
      },
    },
    pause: { actions: { type: 'order', params: { type: 'pause' } } },
    resume: { actions: [assign({ ahead: null }), { type: 'order', params: { type: 'resume' } }] },
    restart: {
      actions: [assign({ ahead: null, entry: null }), { type: 'order', params: { type: 'restart' } }],
    },
    back: { actions: { type: 'rewind', params: ({ context }) => stepOf(context, 'back') } },
    forward: { actions: { type: 'rewind', params: ({ context }) => stepOf(context, 'forward') } },
    rewind: { actions: { type: 'rewind', params: ({ event }) => event.toEntry } },
  },
})

/** The workbench: which page, actor and entry it shows, and the orders to the page. */
export const workbenchMachine = flow.createMachine({
  id: 'workbench',
  context: ({ input: options }) => ({
    options,
    pages: [],
    page: null,
    opened: null,
    actor: options.actor,
    entry: null,
    snapshot: null,
    fixtures: {},
    watched: '',
    ahead: null,
    isReplaying: false,
    refusal: null,
    notice: null,
  }),
  invoke: [
    { src: 'channel', id: 'channel' },
    {
      src: 'loadFixtures',
      onDone: { guard: isOk, actions: [assign({ fixtures: outputValue }), 'watch'] },
    },
  ],
  on: {
    'page.chosen': {
      target: '.none',
      actions: [
        assign({ page: null, snapshot: null, entry: null, ahead: null, isReplaying: false }),
        sendTo('channel', ({ event }) => ({ type: 'hello', site: event.site })),
      ],
    },
    'actor.chosen': {
      actions: [assign({ actor: ({ event }) => event.path, snapshot: null }), 'watch'],
    },
    'entry.chosen': { actions: assign({ entry: ({ event }) => event.n }) },
    'log.opened': {
      actions: assign({
        opened: ({ context, event }) => pageOfLog(event.log, context.page?.charts ?? {}),
        entry: null,
        refusal: null,
      }),
    },
    refused: { actions: assign({ refusal: ({ event }) => event.reason }) },
    'log.closed': { actions: assign({ opened: null, entry: null }) },
    'refusal.read': { actions: assign({ refusal: null }) },
    saved: { actions: assign({ notice: ({ event }) => event.notice }) },
    'notice.read': { actions: assign({ notice: null }) },
  },
  initial: 'none',
  states: { none: waiting, present, gone: waiting },
})

/** Returns the entry to stop at for one step, or null if there is none. */
export function stepOf({ page, ahead }: WorkbenchContext, direction: 'back' | 'forward'): number | null {
  if (!page) return null
  return stepFrom(ahead?.entries ?? page.entries, page.entries.at(-1)?.n ?? 0, direction)
}
