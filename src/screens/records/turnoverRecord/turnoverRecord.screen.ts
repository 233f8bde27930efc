import { turnoverMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { turnover } from '../../../i18n/en/records/turnoverRecord.ts'
import { turnoverPortsOf } from '../../../ports/records/turnoverRecord.ts'
import { TurnoverScreen } from './TurnoverRecordScreen.tsx'

export default defineScreen({
  texts: { turnover },
  logic: (outside) => turnoverMachine.provide({ actors: turnoverPortsOf(outside) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TurnoverScreen,
})
