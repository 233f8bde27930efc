import { expect, it } from 'vitest'
import type { FlowModel } from './model.ts'

/* Every chart has a model, and so its walks. */

const isMachine = (value: unknown): value is FlowModel['machine'] =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value

const charts = Object.values(
  import.meta.glob<object>('../../machines/**/*.machine.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isMachine))

const models = Object.values(
  import.meta.glob<{ model: FlowModel }>('../flows/*/*/model.ts', { eager: true }),
).map(({ model }) => model.machine)

it('each chart has a model, except the one that does nothing', () => {
  expect(charts.length).toBeGreaterThan(30)
  const walked = new Set<unknown>(models)
  expect(charts.filter((chart) => !walked.has(chart)).map(({ id }) => id)).toEqual(['static'])
})

it('each name belongs to one chart', () => {
  const names = models.map(({ id }) => id)
  expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([])
})
