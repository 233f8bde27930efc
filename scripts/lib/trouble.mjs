/** An expected error in a script. Its message says what to do and is printed without a stack. */
export class TroubleError extends Error {
  name = 'TroubleError'
}
