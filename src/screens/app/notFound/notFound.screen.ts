import { createMachine } from 'xstate'
import { defineScreen } from '#src/app/loading/screen.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  // It has no behaviour: no chart.
  machine: createMachine({ id: 'notFound', initial: 'shown', states: { shown: {} } }),
  ports: () => ({}),
  input: () => undefined,
  View: NotFoundScreen,
})
