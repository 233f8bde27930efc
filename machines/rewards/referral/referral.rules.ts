/**
 * Returns the link that a player shares, `{origin}/referral_code?referral_code={code}`; empty for a player without a
 * code. The code is the server's, and is encoded.
 */
export function referralLink(origin: string, code: string): string {
  const bare = code.trim()
  return bare === '' ? '' : `${origin}/referral_code?referral_code=${encodeURIComponent(bare)}`
}
