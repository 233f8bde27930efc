import * as z from 'zod/mini'
import { CODE_LIFE } from '#machines/common/time/timings.ts'
import type { Environment } from '../environment.ts'
import { readStored } from './stored.ts'

const sentCode = z.object({ sentAt: z.number() })

/** Removes the contacts of a forgotten password whose code can no longer be used. */
export function forgetOldCode({ storage, clock }: Environment): void {
  const { sentAt = 0 } = readStored(storage, 'app.forgotPassword', sentCode)
  if (Math.abs(clock.now() - sentAt) >= CODE_LIFE) storage.remove('app.forgotPassword')
}
