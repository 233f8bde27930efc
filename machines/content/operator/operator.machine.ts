import { channel } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import type { Brand, OperatorHome, OperatorPages, TextFile } from './operatorFiles.ts'

interface Operator {
  brand: Brand
  pages: OperatorPages
  /** Null until its file has been read. */
  home: OperatorHome | null
}

type OperatorEvent =
  /** A view shows links to pages, or what the home says. */
  { type: 'pages.needed' } | { type: 'home.needed' } | { type: 'language.changed' }

export const operatorPorts = {
  /** Loads the brand, and paints the page in its colours. */
  useBrand: load<Brand>(),
  /** Ends with a file's texts in the player's language. */
  loadTexts: load<{ readonly pages: OperatorPages } | { readonly home: OperatorHome }, TextFile>(),
  /** Shows the site's own pictures where the operator's can't be shown. */
  standIns: channel('standIns'),
  /** Sends `language.changed`. */
  language: channel<OperatorEvent>('language'),
}

const flow = setup({
  types: { context: {} as Operator, events: {} as OperatorEvent },
  actors: operatorPorts,
  actions: { take: assign((_, known: Partial<Operator>) => known) },
})

const brand = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'useBrand',
        id: 'useBrand',
        onDone: { target: 'known', actions: assign({ brand: outputValue }) },
      },
    },
    known: {},
  },
})

/** Returns the region of a file with texts. */
function textsOf(file: TextFile) {
  return flow.createStateConfig({
    initial: 'unneeded',
    states: {
      unneeded: { on: { [`${file}.needed`]: 'loading' } },
      loading: {
        on: { 'language.changed': { target: 'loading', reenter: true } },
        invoke: {
          src: 'loadTexts',
          id: file,
          input: file,
          onDone: { target: 'known', actions: { type: 'take', params: outputValue } },
        },
      },
      known: { on: { 'language.changed': 'loading' } },
    },
  })
}

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
  ],
  states: { brand, pages: textsOf('pages'), home: textsOf('home') },
})
