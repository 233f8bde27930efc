import { setup } from 'xstate'
import type { ContentPage } from '../../app/router/routes.ts'

interface Content {
  readonly page: ContentPage
}

/** A page of text. It stays as it is until the player leaves. */
export const contentMachine = setup({
  types: { context: {} as Content, input: {} as Content },
}).createMachine({
  id: 'content',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: {} },
})
