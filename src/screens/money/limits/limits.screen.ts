import { limitsMachine } from '#machines/money/limits/limits.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { limitsPortsOf } from '#src/ports/money/limits.ts'
import { LimitsScreen } from './LimitsScreen.tsx'

export default defineScreen({
  machine: limitsMachine,
  ports: limitsPortsOf,
  input: () => undefined,
  View: LimitsScreen,
})
