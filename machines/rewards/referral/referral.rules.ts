/** Who invites: the origin of the site, and the player's code from the server. */
interface Inviter {
  readonly origin: string
  readonly code: string
}

/** Returns the shared link, `{origin}/referral_code?referral_code={code}`; empty without a code. */
export function referralLink({ origin, code }: Inviter): string {
  return code === '' ? '' : `${origin}/referral_code?referral_code=${encodeURIComponent(code)}`
}
