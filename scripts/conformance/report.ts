import type { CallReport, Report } from './conformance.types.ts'

/** Returns a report as text: a line for each call, followed by its problems and what could not be checked. */
export function reportText(report: Report): string {
  const { base, write, calls, passed, failed, skipped } = report
  const faulty = calls.filter(hasProblems).length
  return [
    `${base}${write ? '' : ', read only'}`,
    '',
    ...calls.flatMap(linesOf),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    faulty > 0
      ? `${faulty} of ${calls.length} calls do not conform.`
      : 'No call was seen that does not conform.',
  ].join('\n')
}

function linesOf(call: CallReport): string[] {
  const isSkipped = call.checks.every((check) => check.skipped !== undefined)
  const mark = hasProblems(call) ? '✗' : isSkipped ? '–' : '✓'
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
