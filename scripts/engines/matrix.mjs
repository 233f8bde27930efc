import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/root.mjs'

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, ok: boolean }[] }} Suite */

/**
 * Lists the stories of a suite of Playwright's report: the titles of its groups and its own, and whether all was as expected.
 *
 * @param {Suite} suite
 * @param {string} [groups]
 * @returns {[string, boolean][]}
 */
export const storiesOf = ({ suites = [], specs = [] }, groups = '') => [
  ...suites.flatMap((suite) => storiesOf(suite, `${groups}${suite.title} › `)),
  ...specs.map(({ title, ok }) => [groups + title, ok]),
]

/**
 * Writes docs/browsers.md: each story with the engines in which the newest runs played it.
 *
 * @param {readonly string[]} engines whose reports lie in `.cache/reports/engines-<name>.json`
 */
export function writeMatrix(engines) {
  const runs = engines.map((name) => {
    const report = JSON.parse(readFileSync(join(ROOT, `.cache/reports/engines-${name}.json`), 'utf8'))
    return new Map(report.suites.flatMap((/** @type {Suite} */ file) => storiesOf(file)))
  })
  const titles = [...new Set(runs.flatMap((run) => [...run.keys()]))]
  const cell = (/** @type {boolean | undefined} */ ok) => (ok === undefined ? '' : ok ? '✓' : '✗')
  const rows = titles.map((title) => [title, ...runs.map((run) => cell(run.get(title)))])
  const table = [['story', ...engines], ['---', ...engines.map(() => '---')], ...rows]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    join(ROOT, 'docs/browsers.md'),
    `# Browsers

What the site needs is in \`browserslist\` of \`package.json\`; a scan of the build in \`npm test\` finds what those browsers
lack. \`npm run test:engines\` writes this table: the newest run of the main stories, of ${day}. Nothing in a cell: the
story is not played in that engine, because its driver can't. In the old Chromiums it plays the generated walks of all
charts too, except \`backgroundLoad\`: these browsers never request a lost script again.

${lines.join('\n')}
`,
  )
}
