/** Milliseconds by which calls reach the test late, and answers the page. */
export interface Delays {
  readonly call: number
  readonly answer: number
}

/**
 * `SLOW_CALLS=60` lets the tests know of each call 60 ms late, `SLOW_ANSWERS=60` the page of each answer. The tests
 * pass with both: what fails with one depends on the speed of the machine.
 */
export const DELAYS: Delays = {
  call: Number(process.env.SLOW_CALLS ?? 0),
  answer: Number(process.env.SLOW_ANSWERS ?? 0),
}
