/** Milliseconds by which calls reach the test late, and responses the page. */
export interface Delays {
  readonly call: number
  readonly answer: number
}

/**
 * With `SLOW_CALLS=60` the tests learn of each call 60 ms late, with `SLOW_ANSWERS=60` the page of each
 * response. The tests pass with both: a test that fails with one of them depends on the speed of the machine.
 */
export const DELAYS: Delays = {
  call: Number(process.env.SLOW_CALLS ?? 0),
  answer: Number(process.env.SLOW_ANSWERS ?? 0),
}
