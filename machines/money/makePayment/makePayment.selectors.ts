import type { SnapshotFrom } from 'xstate'
import { transactionIdOf } from '../transactionId.rules.ts'
import type { makePaymentMachine } from './makePayment.machine.ts'
import { mayHaveArrived } from './makePayment.rules.ts'

type Snapshot = SnapshotFrom<typeof makePaymentMachine>

/** The regions of a flow that has ended: the screen stays unchanged until the next one is shown. */
const DONE = { phones: 'ready', clock: 'over', form: 'done' } as const

/** Returns the state of each region. */
export function regionsOf({ value }: Pick<Snapshot, 'value'>) {
  return typeof value === 'object' ? value.open : DONE
}

export const phonesState = (snapshot: Snapshot) => regionsOf(snapshot).phones
export const formState = (snapshot: Snapshot) => {
  const { form } = regionsOf(snapshot)
  return typeof form === 'object' ? 'editing' : form
}

/** Returns true if what is typed was sent and its outcome is unknown. */
export const isOutcomeUnknown = ({ context }: Snapshot) => mayHaveArrived(context)

/** Returns true once the time is over: nobody should pay any more, and nothing is sent. */
export const isTimeOver = (snapshot: Snapshot) => ['checkingLast', 'expired'].includes(formState(snapshot))

/** Returns a number in groups that are easy to read aloud; an address in one. */
export const digitGroups = (number: string): readonly string[] =>
  /^\d{11}$/.test(number) ? [number.slice(0, 5), number.slice(5, 8), number.slice(8)] : [number]

/** Returns what is proposed once the time is over: who has typed the id has probably paid, and asks support. */
export const proposalOf = ({ context }: Pick<Snapshot, 'context'>): 'askSupport' | 'restart' =>
  transactionIdOf(context.form.transactionId) === '' ? 'restart' : 'askSupport'
