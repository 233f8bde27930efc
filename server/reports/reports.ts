import type { DefectReport } from '@tiya/contract/report'

/** How many reports are kept. */
const KEPT = 200

export interface KeptReport extends DefectReport {
  readonly id: number
  readonly receivedAt: Date
}

/** The reports of the same kind, route and detail, newest first. */
export type ReportGroup = readonly [KeptReport, ...KeptReport[]]

/** The newest reports of the site's defects, in memory: a restart forgets them. */
export class Reports {
  #kept: readonly KeptReport[] = []
  #last = 0

  add(report: DefectReport): void {
    this.#last += 1
    const kept = { ...report, id: this.#last, receivedAt: new Date() }
    this.#kept = [kept, ...this.#kept].slice(0, KEPT)
  }

  find(id: number): KeptReport | undefined {
    return this.#kept.find((report) => report.id === id)
  }

  /** The reports by kind, route and detail, the group with the newest one first. */
  groups(): readonly ReportGroup[] {
    const groups = new Map<string, [KeptReport, ...KeptReport[]]>()
    for (const report of this.#kept) {
      const key = JSON.stringify([report.kind, report.route, report.detail])
      const group = groups.get(key)
      if (group) group.push(report)
      else groups.set(key, [report])
    }
    return [...groups.values()]
  }
}
