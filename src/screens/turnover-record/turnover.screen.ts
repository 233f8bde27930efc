import { turnoverMachine } from '../../../machines/turnover/turnover.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { turnover } from '../../i18n/en/turnover.ts'
import { turnoverPortsOf } from '../../ports/turnover.ts'
import { TurnoverScreen } from './TurnoverScreen.tsx'

export default defineScreen({
  texts: { turnover },
  logic: (outside) => turnoverMachine.provide({ actors: turnoverPortsOf(outside) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TurnoverScreen,
})
