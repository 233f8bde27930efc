import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { runTool } from './process.mjs'
import { ROOT } from './root.mjs'
import { TroubleError } from './trouble.mjs'

/** @typedef {import('./checks.mjs').Summary} Summary */
/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Counts */

/**
 * Reads Vitest's report. A skipped test counts as failed, and so does a file that could not be loaded.
 *
 * @returns {Counts}
 */
function readVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        title: `${relative(ROOT, name)} › ${fullName}`,
        text: failureMessages.join('\n') || status,
      })),
  )
  return {
    passed,
    failed: tests.length - passed + unloaded.length,
    failures: [
      ...unloaded.map(({ name, message }) => ({ title: relative(ROOT, name), text: message })),
      ...failures,
    ],
  }
}

/** Returns the roles and names that a page showed when a test failed, from Playwright or `tests/site/sharedPage.ts`. */
function pageOf({ name, path, body }) {
  if (name === 'page') return Buffer.from(body, 'base64').toString()
  if (name !== 'error-context') return []
  const [, page = []] = readFileSync(path, 'utf8').split('# Page snapshot\n')
  return page
}

/** Lists the specs of a suite of Playwright's report, and of the suites in it: a title each, and whether all was as expected. */
export const specsOf = ({ suites = [], specs = [] }) => [...suites.flatMap(specsOf), ...specs]

/** Lists the tests of a suite of Playwright's report, and of the suites in it. */
const testsOf = (suite) =>
  specsOf(suite).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${projectName} › ${file} › ${title}`,
      status,
      text: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || status,
      pages: results.flatMap(({ attachments }) => attachments.flatMap(pageOf)),
    })),
  )

/**
 * Reads Playwright's report. A test that was skipped or passed only on a retry counts as failed.
 *
 * @returns {Counts}
 */
function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map(({ message }) => ({ title: 'outside of the tests', text: message })),
      ...suites
        .flatMap(testsOf)
        .filter(({ status }) => status !== 'expected')
        .map(({ title, text, pages }) => ({ title, text: [text, ...pages].join('\n') })),
    ],
  }
}

/**
 * Runs a test runner and counts the results from its machine-readable report. One failure is added if the
 * runner ran nothing, left no report, or exited with an error although every test passed. `mayBeEmpty`: it
 * may run nothing.
 *
 * @returns {Promise<Summary>}
 */
async function runCounted({ tool, args, env = {}, reportFile, read, mayBeEmpty = false }) {
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const { code, output, seconds } = await runTool(tool, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0, failures: [] }
  let note = ''
  try {
    counts = read(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    note = 'The runner left no report.\n'
  }
  if (counts.failed === 0 && ((counts.passed === 0 && !mayBeEmpty) || code !== 0)) {
    counts.failed = 1
    note ||=
      counts.passed === 0 ? 'Nothing ran.\n' : `Every test passed, but the runner ended with code ${code}.\n`
  }
  if (note) counts.failures.push({ title: 'the runner', text: `${output}${note}` })
  return { ...counts, output: `${output}${note}`, seconds }
}

/**
 * @param {'headless' | 'server'} project
 * @param {{ files?: readonly string[], database?: string | undefined, name?: string, env?: Record<string, string>,
 *   mayBeEmpty?: boolean, junit?: string }} [options] `junit`: the file for a report in JUnit's format;
 *   `files`: path patterns, or options of Vitest; `database`: a PostgreSQL database to test on, passed to the tests as
 *   TEST_DATABASE_URL; the embedded one by default; `name`: of its report; `mayBeEmpty`: it may run nothing
 */
export function runVitest(project, { files = [], database, name = project, env, mayBeEmpty, junit } = {}) {
  const reportFile = join(ROOT, '.cache/reports', `${name}${database ? '-postgresql' : ''}.json`)
  return runCounted({
    tool: 'vitest/vitest.mjs',
    args: [
      ...['run', '--project', project, '--allowOnly=false'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      ...(junit ? ['--reporter=junit', `--outputFile.junit=${junit}`] : []),
      ...files,
    ],
    env: { ...env, TEST_DATABASE_URL: database },
    reportFile,
    read: readVitest,
    mayBeEmpty,
  })
}

/**
 * Runs headless tests that write what they usually compare.
 *
 * @param {string} variable of the environment that makes them write
 * @param {readonly string[]} files path patterns, or options of Vitest
 * @throws {TroubleError} with their output, if one fails
 */
export async function writeByTests(variable, files) {
  const env = { [variable]: '1', NO_COLOR: '1', FORCE_COLOR: undefined }
  const args = ['run', '--project', 'headless', '--reporter', 'dot', ...files]
  const { code, output } = await runTool('vitest/vitest.mjs', args, { env })
  if (code !== 0) throw new TroubleError(output)
}

/**
 * Runs tests in the browser, which is installed first if there is none. Playwright's global setup builds whatever is out
 * of date.
 *
 * @param {{ files?: readonly string[], project?: string, name?: string, env?: Record<string, string>, headed?: boolean,
 *   mayBeEmpty?: boolean, junit?: string }} [options] `junit`: the file for a report in JUnit's format;
 *   `files`: path patterns, or options of Playwright; `project`: of playwright.config.ts, by default all of them;
 *   `name`: of its report; `headed`: in a window, one test at a time; `mayBeEmpty`: it may run nothing
 */
export async function runPlaywright(options = {}) {
  const { files = [], project, name = 'browser', env, headed = false, mayBeEmpty, junit } = options
  const reportFile = join(ROOT, '.cache/reports', `${name}.json`)
  return runCounted({
    tool: '@playwright/test/cli.js',
    args: [
      'test',
      `--reporter=dot,json${junit ? ',junit' : ''}`,
      ...(project ? [`--project=${project}`] : []),
      ...(mayBeEmpty ? ['--pass-with-no-tests'] : []),
      ...(headed ? ['--headed', '--workers=1'] : []),
      ...files,
    ],
    env: {
      ...env,
      CHROMIUM: await ensureChromium({ headed }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: junit,
    },
    reportFile,
    read: readPlaywright,
    mayBeEmpty,
  })
}
