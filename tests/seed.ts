import fc from 'fast-check'

/*
 * Gives all random tests one seed, so that a run says something about the code and not about its luck. `SEED=random`
 * takes a new seed for each test, to search further: a failure prints the seed, and `SEED=<number>` repeats it.
 */
const { SEED = '20260302' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })
