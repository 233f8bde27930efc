/** The signed-in player, as stored on the device. */
export interface Session {
  readonly token: string
  readonly remoteId: string
  readonly username: string
  /** Empty if the log-in returned none. */
  readonly exchangeToken: string
}

/** How a session ended: by the player, by a 401, or in another tab. */
export type SessionEnd = 'loggedOut' | 'ended' | 'elsewhere'

/** The result of a log-in or sign-up. `registered` opens the welcome popup. */
export interface SessionStart {
  readonly session: Session
  readonly registered: boolean
}
