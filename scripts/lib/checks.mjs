import { runTool } from './process.mjs'

const TYPE_PROJECTS = ['machines', 'src', 'server', 'tests', 'scripts']

/** @typedef {{ passed: number, failed: number, output: string, seconds: number }} Outcome */

/** @returns {Promise<Outcome>} of all TypeScript projects, as one test */
export async function checkTypes() {
  const results = await Promise.all(
    TYPE_PROJECTS.map((project) => runTool('typescript/bin/tsc', ['-p', project, '--pretty', 'false'])),
  )
  return outcomeOf(results)
}

/** @returns {Promise<Outcome>} of the linter, formatter and import rules of biome.json, as one test */
export async function checkLint() {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=100', '--colors=off']
  return outcomeOf([await runTool('@biomejs/biome/bin/biome', args)])
}

/** @param {{ code: number, output: string, seconds: number }[]} results of one test */
function outcomeOf(results) {
  const failed = results.some(({ code }) => code !== 0) ? 1 : 0
  return {
    passed: 1 - failed,
    failed,
    output: results.map(({ output }) => output).join(''),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
  }
}

/**
 * Says how a group of tests went, and what its runner said where one failed.
 *
 * @param {string} name
 * @param {Outcome} outcome
 */
export function report(name, { passed, failed, output, seconds }) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
  if (failed) console.log(output.trimEnd())
}
