import { stillMachine } from '../../../machines/still.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { notFound } from '../../i18n/en/notFound.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export default defineScreen({
  texts: { notFound },
  logic: () => stillMachine,
  input: () => undefined,
  View: NotFoundScreen,
})
