import type { User } from '@tiya/contract/account'

/** What a friend brings, in poisha. */
export interface Reward {
  readonly bonus: number
  /** The approved deposits of the friend that it takes; 0 if a sign-up is enough. */
  readonly deposits: number
}

/** Who invites: the origin of the site, and the player's code from the server. */
interface Inviter {
  readonly origin: string
  readonly code: string
}

/** Returns what a friend brings by the answer of the server; null if it is nothing or not named. */
export function rewardOf({
  referral_bonus,
  referral_deposits,
}: Pick<User, 'referral_bonus' | 'referral_deposits'>): Reward | null {
  const bonus = referral_bonus ?? 0
  return bonus > 0 ? { bonus, deposits: referral_deposits ?? 0 } : null
}

/** Returns the shared link, `{origin}/referral_code?referral_code={code}`; empty without a code. */
export function referralLink({ origin, code }: Inviter): string {
  return code === '' ? '' : `${origin}/referral_code?referral_code=${encodeURIComponent(code)}`
}
