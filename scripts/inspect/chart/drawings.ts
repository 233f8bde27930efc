import type { Chart } from '#src/inspect/charts/chart.types.ts'

/** A chart as SVG, or why it can't be drawn; neither until it is ready. */
export interface Drawing {
  readonly svg: string | null
  readonly failure: string | null
}

const drawings = new WeakMap<Chart, Promise<Drawing>>()
let worker: Worker | undefined

/** Returns the drawing of a chart. Each chart is laid out once, in a worker. */
export function drawingOf(chart: Chart): Promise<Drawing> {
  const known = drawings.get(chart)
  if (known) return known
  worker ??= new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const drawing = new Promise<Drawing>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(chart, [port2])
  drawings.set(chart, drawing)
  return drawing
}
