import { faultsOf, isFailed, millisecondsOf } from './records.mjs'

/** @import { ChartRecord } from '../../tests/model/record.types.ts' */
/** @typedef {import('../lib/failures.mjs').Failure} Failure */
/** @typedef {{ name: string, seconds: number, failure?: { message: string, text: string } }} Case */

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

// XML can't represent most control characters.
const clean = (/** @type {string} */ text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '�')

/** @param {string} text */
const attribute = (text) => clean(text).replace(/[&<>"\n]/g, (character) => ENTITIES[character])

/** @param {string} text */
const content = (text) => clean(text).replace(/[&<>]/g, (character) => ENTITIES[character])

/** @param {number} seconds */
const time = (seconds) => seconds.toFixed(3)

/** @param {string} suite @param {Case} one */
function caseOf(suite, { name, seconds, failure }) {
  const start = `    <testcase classname="${attribute(suite)}" name="${attribute(name)}" time="${time(seconds)}"`
  if (!failure) return `${start}/>`
  return `${start}>\n      <failure message="${attribute(failure.message)}">${content(failure.text)}</failure>\n    </testcase>`
}

/** @param {string} name @param {readonly Case[]} cases @param {number} seconds */
function suiteOf(name, cases, seconds) {
  const failures = cases.filter(({ failure }) => failure).length
  return [
    `  <testsuite name="${attribute(name)}" tests="${cases.length}" failures="${failures}" time="${time(seconds)}">`,
    ...cases.map((one) => caseOf(name, one)),
    '  </testsuite>',
  ].join('\n')
}

/** @param {ChartRecord} record @returns {Case[]} */
function casesOf(record) {
  const tours = record.tours.map(({ name, milliseconds, failure }) => ({
    name,
    seconds: milliseconds / 1000,
    ...(failure && {
      failure: {
        message: `step ${failure.step + 1}, ${failure.stimulus}: ${failure.message.split('\n')[0]}`,
        text: `expected: ${failure.expected}\nseen: ${failure.seen}\n${failure.details}`,
      },
    }),
  }))
  const good = record.checks.filter(({ failure }) => failure === undefined)
  const bad = faultsOf(record)
  return [
    ...tours,
    ...good.map(({ name }) => ({ name, seconds: 0 })),
    ...bad.map(({ name, text }) => ({ name, seconds: 0, failure: { message: name, text } })),
  ]
}

/**
 * Returns the results in JUnit's format: a suite for each chart and place, a case for each tour.
 *
 * @param {readonly ChartRecord[]} records
 * @param {readonly Failure[]} outside failures of the runners that are in no record
 */
export function junitOf(records, outside) {
  const suites = records.map((record) => {
    const name = `${record.area}/${record.flow}/${record.chart.id} ${record.place}`
    return suiteOf(name, casesOf(record), millisecondsOf(record) / 1000)
  })
  const others = outside.map(({ title, text }) => ({
    name: title,
    seconds: 0,
    failure: { message: title, text },
  }))
  if (others.length > 0) suites.push(suiteOf('runners', others, 0))
  const tests = records.reduce((sum, record) => sum + casesOf(record).length, others.length)
  const failures = records.reduce(
    (sum, record) => sum + record.tours.filter(isFailed).length + faultsOf(record).length,
    others.length,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="graph" tests="${tests}" failures="${failures}">\n${suites.join('\n')}\n</testsuites>\n`
}
