import { staticMachine } from '../../../../machines/common/static.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { ComingSoonScreen } from './ComingSoonScreen.tsx'

export default defineScreen({
  machine: staticMachine,
  ports: () => ({}),
  input: () => undefined,
  View: ComingSoonScreen,
})
