/** Who plays, as the device keeps it. */
export interface Session {
  readonly token: string
  readonly remoteId: string
  readonly username: string
  /** Empty where the log-in gave none. */
  readonly exchangeToken: string
}

/** How a session came to its end: by the player, by a 401, or in another tab. */
export type SessionEnd = 'loggedOut' | 'ended' | 'elsewhere'

/** What a finished log-in or sign-up gives. `registered` asks for the welcome popup. */
export interface SessionStart {
  readonly session: Session
  readonly registered: boolean
}
