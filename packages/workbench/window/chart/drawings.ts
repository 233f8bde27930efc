import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { once } from '../once.ts'

/** A chart as SVG, or why it can't be drawn; neither until it is ready. */
export interface Drawing {
  readonly svg: string | null
  readonly failure: string | null
}

let worker: Worker | undefined

/** Returns the drawing of a chart. Each chart is laid out once, in a worker. */
export const drawingOf = once((chart: Chart): Promise<Drawing> => {
  worker ??= new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(chart, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
})
