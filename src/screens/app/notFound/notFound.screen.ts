import { staticMachine } from '#machines/common/static.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  machine: staticMachine,
  ports: () => ({}),
  input: () => undefined,
  View: NotFoundScreen,
})
