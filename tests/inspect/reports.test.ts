import { type DefectReport, defectReport } from '@tiya/contract/report'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ROUTES } from '../../machines/common/routing/routes.ts'
import { withModule } from '../../scripts/replay/vite.mjs'

let bodies: readonly string[]
let reports: readonly DefectReport[]

beforeAll(async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const beacons = await withModule(
    '/tests/inspect/markedSite.ts',
    ({ reportsOfMarkedSite }: typeof import('./markedSite.ts')) => reportsOfMarkedSite(),
  )
  silent.mockRestore()
  bodies = beacons.map(({ body }) => body)
  reports = bodies.map((body) => z.parse(defectReport, JSON.parse(body)))
}, 120_000)

describe('the reports of a site whose forms, addresses, device and answers are filled with marks', () => {
  it('hold none of them', () => {
    expect(bodies.filter((body) => /M4RK|€|%E2%82%AC/i.test(body))).toEqual([])
  })

  it('say where the defect was, at every route and of every kind', () => {
    const routes = ROUTES.map(({ path }) => path.replace(/:(\w+)/, '{$1}'))
    const reported = new Set(reports.filter(({ flow }) => flow !== 'router').map(({ route }) => route))
    expect(routes.filter((route) => !reported.has(route))).toEqual([
      // A phone is led on to `/signup`.
      '/register',
    ])
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(
      new Set(['odd answer', 'odd field', 'odd row', 'view error', 'port error']),
    )
    const details = new Set(reports.map(({ detail }) => detail))
    for (const detail of ['TypeError', 'RangeError', 'FetchError', 'GET /general general.demo'])
      expect(details).toContain(detail)
    const types = new Set(reports.flatMap(({ events }) => events.map(({ type }) => type)))
    for (const type of ['field.changed', 'amount.changed', 'text.changed', 'birthday.edit', 'submit'])
      expect(types).toContain(type)
  })
})
