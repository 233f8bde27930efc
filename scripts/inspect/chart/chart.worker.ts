import type { Chart } from '#src/inspect/charts/chart.types.ts'

/*
 * Draws charts off the page's main thread, which a large layout would block. In a worker, elkjs would take
 * over the messages, so the modules are loaded only after a fake `document` hides that this is one.
 */

const scope = globalThis as unknown as {
  document?: unknown
  onmessage: (event: MessageEvent<Chart>) => void
  postMessage(answer: { id: string; svg: string } | { id: string; error: string }): void
}
scope.document ??= {}

const modules = Promise.all([import('../../charts/layout.mjs'), import('../../charts/draw.mjs')])

scope.onmessage = async ({ data: chart }) => {
  try {
    const [{ layoutChart }, { drawChart }] = await modules
    scope.postMessage({ id: chart.id, svg: drawChart(await layoutChart(chart), {}) })
  } catch (error) {
    scope.postMessage({ id: chart.id, error: String(error) })
  }
}
