import { assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { Brand, OperatorHome, OperatorPages } from './operatorFiles.ts'

interface Operator {
  brand: Brand
  pages: OperatorPages
  /** Null until its file has been read. */
  home: OperatorHome | null
}

type OperatorEvent =
  /** A view shows links to pages, or what the home says. */
  | { type: 'pages.needed' }
  | { type: 'home.needed' }
  | { type: 'language.changed' }
  /** The player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

export const operatorPorts = {
  /** Loads the brand, and paints the page in its colours. */
  useBrand: port<Result<Brand>>('useBrand'),
  loadPages: port<Result<OperatorPages>>('loadPages'),
  loadHome: port<Result<OperatorHome>>('loadHome'),
  /** Shows the site's own pictures where the operator's can't be shown. */
  standIns: channel('standIns'),
  /** Sends `language.changed`. */
  language: channel<OperatorEvent>('language'),
  /** Sends `tab.returned`. */
  tabReturns: channel<OperatorEvent>('tabReturns'),
}

const flow = setup({
  types: { context: {} as Operator, events: {} as OperatorEvent },
  actors: operatorPorts,
})

const lost = flow.createStateConfig({ on: { 'tab.returned': 'loading' } })

const brand = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'useBrand',
        id: 'useBrand',
        onDone: [
          { guard: isOk, target: 'known', actions: assign({ brand: outputValue }) },
          { target: 'lost' },
        ],
      },
    },
    known: {},
    lost,
  },
})

const pages = flow.createStateConfig({
  initial: 'unneeded',
  states: {
    unneeded: { on: { 'pages.needed': 'loading' } },
    loading: {
      on: { 'language.changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadPages',
        id: 'loadPages',
        onDone: [
          { guard: isOk, target: 'known', actions: assign({ pages: outputValue }) },
          { target: 'lost' },
        ],
      },
    },
    known: { on: { 'language.changed': 'loading' } },
    lost,
  },
})

const home = flow.createStateConfig({
  initial: 'unneeded',
  states: {
    unneeded: { on: { 'home.needed': 'loading' } },
    loading: {
      on: { 'language.changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadHome',
        id: 'loadHome',
        onDone: [
          { guard: isOk, target: 'known', actions: assign({ home: outputValue }) },
          { target: 'lost' },
        ],
      },
    },
    known: { on: { 'language.changed': 'loading' } },
    lost,
  },
})

/**
 * What whoever runs the site has put into its folder: the brand at once, texts when a view needs them, in the player's
 * language. What is missing there or does not fit is left out: the defaults stand. A file whose connection was lost is
 * loaded again when the player returns.
 */
export const operatorMachine = flow.createMachine({
  id: 'operator',
  type: 'parallel',
  context: { brand: {}, pages: {}, home: null },
  invoke: [
    { src: 'standIns', id: 'standIns' },
    { src: 'language', id: 'language' },
    { src: 'tabReturns', id: 'tabReturns' },
  ],
  states: { brand, pages, home },
})
