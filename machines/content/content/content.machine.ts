import { setup } from 'xstate'
import type { ContentPage } from '../../common/routes.ts'

interface Content {
  readonly page: ContentPage
}

/** A static text page. */
export const contentMachine = setup({
  types: { context: {} as Content, input: {} as Content },
}).createMachine({
  id: 'content',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: {} },
})
