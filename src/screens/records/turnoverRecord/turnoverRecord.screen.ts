import { turnoverRecordMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { turnoverRecordPortsOf } from '../../../ports/records/turnoverRecord.ts'
import { TurnoverScreen } from './TurnoverRecordScreen.tsx'

export default defineScreen({
  logic: (environment) => turnoverRecordMachine.provide({ actors: turnoverRecordPortsOf(environment) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TurnoverScreen,
})
