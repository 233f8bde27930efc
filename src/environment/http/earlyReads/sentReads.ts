interface EarlyRead {
  readonly answer: Promise<Response>
  readonly abort: (reason: unknown) => void
}

/** The calls under way or answered that no port has asked for yet. */
export type SentReads = Map<string, EarlyRead>

declare global {
  interface Window {
    /** What the early script has sent; missing if the host's policy has refused the script. */
    earlyReads?: SentReads
  }
}

/** Two calls are the same if they ask for the same, as the same player, in the same language, kept or not. */
export function keyOf(address: string, headers: Headers, cache?: RequestCache): string {
  return [address, headers.get('Authorization'), headers.get('Accept-Language'), cache].join(' ')
}
