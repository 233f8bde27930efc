/** A trouble that was foreseen: its message is one sentence that says what to do. */
export class TroubleError extends Error {
  name = 'TroubleError'
}
