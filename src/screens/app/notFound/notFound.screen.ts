import { notFoundMachine } from '#machines/app/notFound/notFound.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  machine: notFoundMachine,
  ports: () => ({}),
  input: () => undefined,
  View: NotFoundScreen,
})
