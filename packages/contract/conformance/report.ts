import type { CallReport, Report } from './conformance.types.ts'

/**
 * Returns a report as text: what the backend does not have, then a line for each call, followed by its problems and what
 * could not be checked.
 */
export function reportText(report: Report): string {
  const { base, write, calls, operator, passed, failed, skipped } = report
  const faulty = calls.filter(hasProblems).length
  const missing = calls.filter(({ isMissing }) => isMissing).map(({ line }) => line)
  return [
    `${base}, contract ${report.contract}${write ? '' : ', read only'}`,
    ...(missing.length > 0 ? [`Not there: ${missing.join(', ')}`] : []),
    '',
    ...calls.flatMap(linesOf),
    '',
    ...operator,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    faulty > 0
      ? `${faulty} of ${calls.length} calls do not conform.`
      : 'No call was seen that does not conform.',
  ].join('\n')
}

function linesOf(call: CallReport): string[] {
  // The other checks say little about a call whose answer was not seen.
  const isUnseen = call.checks.some(({ name, skipped }) => name === 'its answer' && skipped !== undefined)
  const mark = hasProblems(call) ? '✗' : isUnseen ? '–' : '✓'
  return [
    `${mark} ${call.line}  ${call.name}`,
    ...call.checks.flatMap(({ name, problems, skipped }) => [
      ...problems.map(({ aspect, text }) => `    ${aspect}, ${name}: ${text}`),
      ...(skipped === undefined ? [] : [`    – ${name}: ${skipped}`]),
    ]),
  ]
}

function hasProblems({ checks }: CallReport): boolean {
  return checks.some(({ problems }) => problems.length > 0)
}
