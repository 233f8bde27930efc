import type { SnapshotFrom } from 'xstate'
import { readWhole } from '../../common/input/amount.rules.ts'
import { isBusy } from '../../common/isBusy.ts'
import type { vipMachine } from './vip.machine.ts'
import { worthOf } from './vip.rules.ts'

type Vip = SnapshotFrom<typeof vipMachine>

/** Returns what the footer says. */
export function summaryOf(vip: Vip) {
  const { amount, rate, points } = vip.context
  const typed = readWhole(amount) ?? 0
  return {
    /** The typed points, 0 if they can't be read. */
    typed,
    /** What they bring, in poisha; null if it is unknown or nothing. */
    worth: worthOf(typed, rate),
    unknown: points === null,
    busy: isBusy(vip),
  }
}

/** Returns true if a conversion was sent before this visit and its outcome is unknown. */
export const isOutcomeUnknown = ({ context, value }: Vip): boolean =>
  value !== 'converting' && context.sent !== null && context.failure === null
