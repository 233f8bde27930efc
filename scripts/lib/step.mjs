/**
 * Prints what is being done and, on the same line, how long it took.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function step(what, work) {
  process.stdout.write(`${what} … `)
  const started = performance.now()
  try {
    return await work()
  } finally {
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
