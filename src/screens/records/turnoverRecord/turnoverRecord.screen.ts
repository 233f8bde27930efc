import { turnoverRecordMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { turnoverRecord } from '../../../i18n/en/records/turnoverRecord.ts'
import { turnoverRecordPortsOf } from '../../../ports/records/turnoverRecord.ts'
import { TurnoverScreen } from './TurnoverRecordScreen.tsx'

export default defineScreen({
  texts: { turnoverRecord },
  logic: (environment) => turnoverRecordMachine.provide({ actors: turnoverRecordPortsOf(environment) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TurnoverScreen,
})
