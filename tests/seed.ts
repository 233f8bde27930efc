import fc from 'fast-check'

/*
 * Gives all random tests one seed, so that a run's result depends on the code and not on luck. `SEED=random`
 * uses a new seed for each test, to search further: a failure prints the seed, and `SEED=<number>` repeats
 * it.
 */
const { SEED = '20260302' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })
