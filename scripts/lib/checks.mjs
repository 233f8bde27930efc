import { join } from 'node:path'
import { climbs } from '../lint/floors.mjs'
import { excesses, readBudget, weighFirstLoad, weighLines } from './budget.mjs'
import { run, runTool } from './process.mjs'
import { ROOT } from './root.mjs'

const TYPE_PROJECTS = ['machines', 'src', 'src/worker', 'server', 'tests', 'scripts', 'packages']

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, failures: Failure[], output: string, seconds: number }} Summary */

/** Type-checks all TypeScript projects, of each what has changed. @returns {Promise<Summary>} as one test */
export async function checkTypes() {
  const results = await Promise.all(
    TYPE_PROJECTS.map((project) => {
      const known = join(ROOT, '.cache/types', `${project.replace('/', '-')}.tsbuildinfo`)
      const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known]
      return runTool('typescript/bin/tsc', args)
    }),
  )
  return summarize(results)
}

/** Runs Biome with the rules of biome.json. @returns {Promise<Summary>} as one test */
export async function checkLint() {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=100', '--colors=off']
  return summarize([await runTool('@biomejs/biome/bin/biome', args)])
}

/** Looks for imports from higher floors. @returns {Promise<Summary>} as one test */
export async function checkFloors() {
  return summaryOf(climbs())
}

/** Compares the lines of each folder with the budget. @returns {Promise<Summary>} as one test */
export async function checkLines() {
  const budget = readBudget()
  return summaryOf(excesses(weighLines(budget), budget.lines, 'lines'))
}

/** Compares the first load of the built site with the budget. @returns {Promise<Summary>} as one test */
export async function checkFirstLoad() {
  const { firstLoad } = readBudget()
  return summaryOf(excesses({ firstLoad: weighFirstLoad() }, { firstLoad }, 'bytes'))
}

/** Looks in the built site for what the oldest browsers lack. @returns {Promise<Summary>} as one test */
export async function checkOldest() {
  // Reads the data about all browsers, which the other checks do without.
  const { lackingIn } = await import('../browsers/lacking.mjs')
  return summaryOf(lackingIn(join(ROOT, 'dist')))
}

/** @param {string[]} sentences about what is wrong */
const summaryOf = (sentences) =>
  summarize([
    { code: sentences.length, output: sentences.map((sentence) => `${sentence}\n`).join(''), seconds: 0 },
  ])

/**
 * Runs one of this project's commands, which exits with 0 if it succeeds.
 *
 * @param {string} task name of a file in scripts/, without `.mjs`
 * @param {string[]} args
 * @returns {Promise<Summary>} as one test
 */
export async function checkCommand(task, ...args) {
  return summarize([await run(process.execPath, [join(ROOT, 'scripts/run.mjs'), task, ...args])])
}

/** @param {{ code: number, output: string, seconds: number }[]} results of one test */
function summarize(results) {
  const failed = results.some(({ code }) => code !== 0) ? 1 : 0
  const output = results.map((result) => result.output).join('')
  return {
    passed: 1 - failed,
    failed,
    failures: failed ? [{ title: '', text: output }] : [],
    output,
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
  }
}

/**
 * Prints the summary of a group of tests, and the output of its runner if a test failed.
 *
 * @param {string} name
 * @param {Summary} summary
 */
export function report(name, { passed, failed, output, seconds }) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
  if (failed) console.log(output.trimEnd())
}
