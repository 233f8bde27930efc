import type { Chart } from '#src/inspect/charts/chart.types.ts'

type Answer = { id: string; svg: string } | { id: string; error: string }

let worker: Worker | undefined
const asked = new Map<string, { chart: Chart; drawing: Promise<string>; settle: (answer: Answer) => void }>()

function open(): Worker {
  const opened = new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => asked.get(data.id)?.settle(data))
  return opened
}

/**
 * Returns the drawing of a chart as SVG. Each chart is laid out once, in a worker.
 *
 * @throws if the chart can't be laid out
 */
export function drawingOf(chart: Chart): Promise<string> {
  const known = asked.get(chart.id)
  if (known && known.chart === chart) return known.drawing
  worker ??= open()
  let settle: (answer: Answer) => void = () => {}
  const drawing = new Promise<string>((resolve, reject) => {
    settle = (answer) => ('svg' in answer ? resolve(answer.svg) : reject(new Error(answer.error)))
  })
  asked.set(chart.id, { chart, drawing, settle })
  worker.postMessage(chart)
  return drawing
}
