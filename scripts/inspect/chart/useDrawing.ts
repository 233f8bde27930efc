import { useEffect, useState } from 'react'
import type { Chart } from '#src/inspect/charts/chart.types.ts'
import { drawingOf } from './drawings.ts'

interface Drawing {
  readonly chart: Chart | undefined
  readonly svg: string | null
  readonly failure: string | null
}

/** Returns the drawing of a chart; its `svg` is null until it is ready. */
export function useDrawing(chart: Chart | undefined): Omit<Drawing, 'chart'> {
  const [drawing, setDrawing] = useState<Drawing>({ chart: undefined, svg: null, failure: null })
  useEffect(() => {
    let isWanted = true
    const show = (drawn: Omit<Drawing, 'chart'>) => isWanted && setDrawing({ chart, ...drawn })
    if (chart)
      drawingOf(chart).then(
        (svg) => show({ svg, failure: null }),
        (error) => show({ svg: null, failure: `The chart can't be drawn: ${error.message}` }),
      )
    return () => {
      isWanted = false
    }
  }, [chart])
  return drawing.chart === chart && chart ? drawing : { svg: null, failure: null }
}
