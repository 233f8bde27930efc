import {
  turnoverRecordMachine,
  turnoversMachine,
} from '#machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { turnoversPortsOf } from '#src/ports/records/turnoverRecord.ts'
import { TurnoverRecordScreen } from './TurnoverRecordScreen.tsx'

export default defineScreen({
  machine: turnoverRecordMachine,
  ports: (environment) => ({
    turnovers: turnoversMachine.provide({ actors: turnoversPortsOf(environment) }),
  }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TurnoverRecordScreen,
})
