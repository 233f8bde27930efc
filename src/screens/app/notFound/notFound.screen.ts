import { staticMachine } from '../../../../machines/common/static.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { notFound } from '../../../i18n/en/app/notFound.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  texts: { notFound },
  logic: () => staticMachine,
  input: () => undefined,
  View: NotFoundScreen,
})
