import type { ActorRefFrom } from 'xstate'
import type { depositMachine } from '#machines/money/deposit/deposit.machine.ts'

export interface DepositProps {
  readonly actor: ActorRefFrom<typeof depositMachine>
}
