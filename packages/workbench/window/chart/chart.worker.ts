import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { Drawing } from './drawings.ts'

/*
 * Draws charts off the page's main thread, which a large layout would block. In a worker, elkjs would take
 * over the messages, so the modules are loaded only after a fake `document` hides that this is one.
 */

Object.assign(globalThis, { document: {} })

const modules = Promise.all([
  import('@tiya/graph-tests/internal/charts/layout.mjs'),
  import('@tiya/graph-tests/internal/charts/draw.mjs'),
])

async function draw(chart: Chart): Promise<Drawing> {
  try {
    const [{ layoutChart }, { drawChart }] = await modules
    return { svg: drawChart(await layoutChart(chart)), failure: null }
  } catch (error) {
    return { svg: null, failure: `The chart can't be drawn: ${(error as Error).message}` }
  }
}

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Chart>) =>
  port?.postMessage(await draw(data)),
)
