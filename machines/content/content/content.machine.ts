import { channel } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import type { ContentPage } from '../../common/routing/routes.ts'
import { hasPage } from './content.rules.ts'

/** The text of a page, and whose it is. */
export interface ContentText<Text = unknown> {
  readonly text: Text
  /** True for the operator's own, false for the demonstration's. */
  readonly own: boolean
}

interface Content {
  readonly page: ContentPage
  readonly shown: ContentText | null
  /** True for a demonstration; null while the settings are loading. */
  readonly demo: boolean | null
}

/** From the port: the settings are known, or could not be loaded. */
type ContentEvent = { type: 'demo.known'; demo: boolean }

export const contentPorts = {
  /** Loads the operator's text, else the demonstration's. */
  loadText: load<ContentText, ContentPage>(),
  /** Sends `demo.known`. */
  demo: channel<ContentEvent>('demo'),
}

/** Returns true if the page can be shown; null while that is unknown. */
function isThere({ page, shown, demo }: Content): boolean | null {
  return hasPage(page, { demo, pages: shown?.own ? { [page]: shown } : {} })
}

const flow = setup({
  types: {
    context: {} as Content,
    events: {} as ContentEvent,
    input: {} as { page: ContentPage },
    children: {} as { loadText: 'loadText' },
  },
  actors: contentPorts,
  guards: {
    isThere: ({ context }) => isThere(context) === true,
    isMissing: ({ context }) => isThere(context) === false,
  },
})

const loading = flow.createStateConfig({
  invoke: {
    src: 'loadText',
    id: 'loadText',
    input: ({ context }) => context.page,
    onDone: { target: 'judging', actions: assign({ shown: outputValue }) },
  },
})

/** A text page. One that states facts needs an operator's text, except in a demonstration. */
export const contentMachine = flow.createMachine({
  id: 'content',
  context: ({ input }) => ({ ...input, shown: null, demo: null }),
  invoke: { src: 'demo', id: 'demo' },
  on: { 'demo.known': { actions: assign({ demo: ({ event }) => event.demo }) } },
  initial: 'loading',
  states: {
    loading,
    judging: {
      always: [
        { guard: 'isThere', target: 'shown' },
        { guard: 'isMissing', target: 'missing' },
      ],
    },
    shown: { always: { guard: 'isMissing', target: 'missing' } },
    missing: { always: { guard: 'isThere', target: 'shown' } },
  },
})
