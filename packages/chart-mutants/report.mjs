/** @typedef {import('./headless.mjs').Result} Result */
/** @typedef {import('./mutant.mjs').Mutant} Mutant */

/** @param {number} killed @param {number} total */
const share = (killed, total) =>
  `${String(killed).padStart(4)} of ${String(total).padStart(4)} ${((killed / total) * 100).toFixed(0).padStart(4)} %`

/** @param {readonly Result[]} results */
const killedOf = (results) => results.filter(({ killedBy }) => killedBy).length

/** @param {readonly Result[]} results @param {(result: Result) => string} keyOf @returns {[string, Result[]][]} */
const groups = (results, keyOf) =>
  [...new Set(results.map(keyOf))].sort().map((key) => [key, results.filter((one) => keyOf(one) === key)])

/** @param {string} title @param {readonly Result[]} results @param {(result: Result) => string} keyOf */
function printShares(title, results, keyOf) {
  console.log(`\n${title}`)
  for (const [key, some] of groups(results, keyOf))
    console.log(`  ${key.padEnd(32)} ${share(killedOf(some), some.length)}`)
}

/** @param {Mutant} mutant @param {string} [reason] */
function printMutant({ file, line, change, before, after, name }, reason) {
  console.log(`\n  ${file}:${line}  ${change}\n    - ${before}${after && `\n    + ${after}`}\n    ${name}`)
  if (reason) console.log(`    accepted: ${reason}`)
}

/**
 * Prints the shares of killed mutants and the living ones.
 *
 * @param {readonly Result[]} results
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.accepted reasons of those that may live, by name
 * @param {readonly string[]} options.gone accepted names that no source has
 * @param {(file: string) => string} options.kindOf
 * @param {(file: string) => string} options.groupOf
 * @param {(kind: string) => number} options.leastOf the smallest share of a kind that the tests must kill
 * @returns {boolean} true if enough of each kind were killed, and exactly the accepted ones live
 */
export function printReport(results, { accepted, gone, kindOf, groupOf, leastOf }) {
  const living = results.filter(({ killedBy }) => !killedBy).map(({ mutant }) => mutant)
  const unlisted = living.filter(({ name }) => !(name in accepted))
  const dead = results.filter(({ killedBy, mutant }) => killedBy && mutant.name in accepted)
  const stale = [...dead.map(({ mutant }) => mutant.name), ...gone]

  printShares('Killed, by group', results, ({ mutant }) => groupOf(mutant.file))
  printShares('Killed, by change', results, ({ mutant }) => mutant.change)
  printShares('Killed, by kind', results, ({ mutant }) => kindOf(mutant.file))
  if (living.length > unlisted.length) console.log('\nLiving, accepted:')
  for (const mutant of living.filter(({ name }) => name in accepted))
    printMutant(mutant, accepted[mutant.name])
  if (unlisted.length > 0) console.log('\nLiving:')
  for (const mutant of unlisted) printMutant(mutant)
  if (stale.length > 0) console.log('\nAccepted, but killed or gone:')
  for (const name of stale) console.log(`  ${name}`)

  console.log(
    `\nkilled ${share(killedOf(results), results.length).trim()}; living ${living.length}, of which ${unlisted.length} unlisted`,
  )
  const isEnough = groups(results, ({ mutant }) => kindOf(mutant.file)).every(
    ([kind, some]) => killedOf(some) / some.length >= leastOf(kind),
  )
  return isEnough && unlisted.length === 0 && stale.length === 0
}
