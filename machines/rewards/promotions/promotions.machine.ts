import type { Promotion } from '@tiya/contract/promotions'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { hasValue, type Result } from '../../common/result.ts'
import type { Location } from '../../common/routing/access.rules.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { type Category, promotionAddress, promotionsByAddress } from './promotions.rules.ts'

export interface PromotionsInput {
  /** Id of the promotion that the URL names; empty if none. */
  readonly openId: string
  /** True if the list's own history entry is below that of the details, so `Back` closes them. */
  readonly isOverList: boolean
}

interface PromotionsContext extends PromotionsInput {
  category: Category
  /** Null until loaded. */
  promotions: readonly Promotion[] | null
  /** The promotion whose details are open. */
  opened: Promotion | null
}

type PromotionsEvent =
  /** From the port: the list of the last visit has changed. */
  | { type: 'promotions.renewed'; value: readonly Promotion[] }
  | { type: 'category.chosen'; category: Category }
  | { type: 'details.open'; id: string }
  | { type: 'details.close' }
  /** From the router: the query has changed. */
  | { type: 'location.changed'; location: Location }

/** What the promotions send their parent. */
export type PromotionsMessage = Extract<ScreenMessage, { type: 'navigate' | 'navigate.back' }>

export const promotionsPorts = {
  /** Loads the promotions that are currently listed. */
  loadPromotions: load<readonly Promotion[]>(),
  /** Sends `promotions.renewed`. */
  promotionsRenewed: channel<PromotionsEvent>('promotionsRenewed'),
  /** Loads a promotion by its id; null if it is unknown or not listed. */
  loadPromotion: load<Promotion | null, string>(),
  /** Inserts a history entry for the list below that of the details, whose URL is given. */
  putListBelow: port<Result<undefined>, string>('putListBelow'),
}

/** Navigation state of details that were opened from the list. */
export const OVER_LIST = { isOverList: true }

const openMessage = (id: string): PromotionsMessage => ({
  type: 'navigate',
  to: promotionAddress(id),
  state: OVER_LIST,
})
const idOf = ({ query }: Location) => query.id ?? ''

const flow = setup({
  types: {
    context: {} as PromotionsContext,
    events: {} as PromotionsEvent,
    input: {} as PromotionsInput,
    children: {} as { loadPromotions: 'loadPromotions'; loadPromotion: 'loadPromotion' },
  },
  actors: promotionsPorts,
  guards: {
    namesNone: ({ context }) => context.openId === '',
    isOverList: ({ context }) => context.isOverList,
    leadsToOne: (_, location: Location) => idOf(location) !== '',
    isInList: ({ context }) => promotionsByAddress(context.promotions ?? []).has(context.openId),
  },
  actions: {
    notifyParent: notifyParent<PromotionsMessage>(),
    name: assign((_, location: Location) => ({ openId: idOf(location) })),
    /** Open details stay if their promotion is gone: it may have been loaded separately. */
    takeRenewed: assign(({ context: { opened, openId } }, promotions: readonly Promotion[]) => ({
      promotions,
      opened:
        [promotionsByAddress(promotions).get(openId), ...promotions].find((one) => one?.id === opened?.id) ??
        opened,
    })),
    openFromList: assign(({ context }) => ({
      opened: promotionsByAddress(context.promotions ?? []).get(context.openId) ?? null,
    })),
  },
})

const list = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPromotions',
        id: 'loadPromotions',
        onDone: { target: 'ready', actions: assign({ promotions: outputValue }) },
      },
    },
    ready: {
      invoke: { src: 'promotionsRenewed', id: 'promotionsRenewed' },
      on: {
        'promotions.renewed': { actions: { type: 'takeRenewed', params: ({ event }) => event.value } },
      },
    },
  },
})

const shown = flow.createStateConfig({
  initial: 'finding',
  on: {
    'details.close': {
      target: 'closed',
      actions: { type: 'notifyParent', params: { type: 'navigate.back' } },
    },
  },
  states: {
    finding: {
      always: [{ guard: 'isInList', target: 'open', actions: 'openFromList' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadPromotion',
        id: 'loadPromotion',
        input: ({ context }) => context.openId,
        onDone: [
          { guard: hasValue, target: 'open', actions: assign({ opened: outputValue }) },
          { target: 'unknown' },
        ],
      },
    },
    open: {},
    unknown: {},
  },
})

/** The details follow the URL: they show the promotion that it names, from the list or loaded separately. */
const details = flow.createStateConfig({
  initial: 'starting',
  on: {
    'location.changed': [
      {
        guard: { type: 'leadsToOne', params: ({ event }) => event.location },
        target: '.shown',
        actions: { type: 'name', params: ({ event }) => event.location },
      },
      { target: '.closed' },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'namesNone', target: 'closed' },
        { guard: 'isOverList', target: 'shown' },
        { target: 'arriving' },
      ],
    },
    arriving: {
      invoke: {
        src: 'putListBelow',
        id: 'putListBelow',
        input: ({ context }) => promotionAddress(context.openId),
        onDone: 'shown',
      },
    },
    closed: {
      on: {
        'details.open': {
          actions: { type: 'notifyParent', params: ({ event }) => openMessage(event.id) },
        },
      },
    },
    shown,
  },
})

/** The promotions by category, and the details of the one that the URL names. */
export const promotionsMachine = flow.createMachine({
  id: 'promotions',
  context: ({ input }) => ({ ...input, category: 'all', promotions: null, opened: null }),
  on: { 'category.chosen': { actions: assign({ category: ({ event }) => event.category }) } },
  type: 'parallel',
  states: { list, details },
})
