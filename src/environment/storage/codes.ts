import type { CapturedCodes } from '#machines/access/signup/signup.rules.ts'
import type { Storage } from './storage.ts'

/** Returns the codes that the device stored from shared links. */
export function readCodes(storage: Storage): CapturedCodes {
  return {
    referral: storage.get('referral_code'),
    agent: storage.get('agent_code'),
    affiliate: storage.get('affiliate_code'),
  }
}

/** Removes the codes, because they count for only one sign-up. */
export function forgetCodes(storage: Storage): void {
  storage.remove('referral_code')
  storage.remove('agent_code')
  storage.remove('affiliate_code')
}
