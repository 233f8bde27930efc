import { staticMachine } from '../../../../machines/common/static.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { comingSoon } from '../../../i18n/en/app/comingSoon.ts'
import { ComingSoonScreen } from './ComingSoonScreen.tsx'

export default defineScreen({
  texts: { comingSoon },
  logic: () => staticMachine,
  input: () => undefined,
  View: ComingSoonScreen,
})
