import type { SnapshotFrom } from 'xstate'
import { readWhole } from '../../common/input/amount.rules.ts'
import type { vipMachine } from './vip.machine.ts'
import { worthOf } from './vip.rules.ts'

type Vip = SnapshotFrom<typeof vipMachine>

/** Returns the typed points, 0 if they can't be read. */
export const typedPoints = ({ context }: Vip): number => readWhole(context.amount) ?? 0

/** Returns what the typed points bring, in poisha; null if it is unknown or nothing. */
export const typedWorth = (vip: Vip): number | null => worthOf(typedPoints(vip), vip.context.rate)

/** Returns true if a conversion was sent before this visit and its outcome is unknown. */
export const isOutcomeUnknown = ({ context, value }: Vip): boolean =>
  value !== 'converting' && context.sent !== null && context.failure === null
