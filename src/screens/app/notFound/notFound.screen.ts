import { stillMachine } from '../../../../machines/common/static.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { notFound } from '../../../i18n/en/app/notFound.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  texts: { notFound },
  logic: () => stillMachine,
  input: () => undefined,
  View: NotFoundScreen,
})
