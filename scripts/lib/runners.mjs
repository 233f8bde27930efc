import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from './process.mjs'
import { ROOT } from './root.mjs'

/** @typedef {import('./checks.mjs').Outcome} Outcome */
/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Vitest's report: a test that was skipped counts as failed, and so does a file that could not be loaded.
 *
 * @returns {Counts}
 */
function countVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed, failed: tests.length - passed + unloaded }
}

/**
 * Playwright's report: a test that was skipped, or that passed only when tried again, counts as failed.
 *
 * @returns {Counts}
 */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/**
 * Runs a test runner and counts by its own machine-readable report. A runner that ran nothing, left no report, or
 * ended badly with every test passed, has failed once.
 *
 * @returns {Promise<Outcome>}
 */
async function runCounted({ tool, args, env = {}, reportFile, count }) {
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const { code, output, seconds } = await runTool(tool, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  let counts = { passed: 0, failed: 0 }
  let note = ''
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    note = 'The runner left no report.\n'
  }
  if (counts.failed === 0 && (counts.passed === 0 || code !== 0)) {
    counts.failed = 1
    note ||=
      counts.passed === 0 ? 'Nothing ran.\n' : `Every test passed, but the runner ended with code ${code}.\n`
  }
  return { ...counts, output: `${output}${note}`, seconds }
}

/**
 * @param {'headless' | 'server'} project
 * @param {{ files?: readonly string[], database?: string | undefined }} [options] `database`: a PostgreSQL to test
 *   on, given to the tests as TEST_DATABASE_URL; without it, the embedded database
 */
export function runVitest(project, { files = [], database } = {}) {
  const reportFile = join(ROOT, '.cache/reports', `${project}${database ? '-postgresql' : ''}.json`)
  return runCounted({
    tool: 'vitest/vitest.mjs',
    args: [
      ...['run', '--project', project, '--allowOnly=false'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...files,
    ],
    env: { TEST_DATABASE_URL: database },
    reportFile,
    count: countVitest,
  })
}

/**
 * Runs tests in the browser. Playwright's global set-up builds what is older than its sources.
 *
 * @param {{ chromium: string, files?: readonly string[], project?: string, env?: Record<string, string> }} options
 *   `files`: patterns of the paths, or options of Playwright; `project`: of playwright.config.ts, all of them if not
 *   given
 */
export function runPlaywright({ chromium, files = [], project, env = {} }) {
  const reportFile = join(ROOT, '.cache/reports/browser.json')
  return runCounted({
    tool: '@playwright/test/cli.js',
    args: ['test', '--reporter=line,json', ...(project ? [`--project=${project}`] : []), ...files],
    env: { ...env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
  })
}
