import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { useEffect, useState } from 'react'
import { type Drawing, drawingOf } from './drawings.ts'

const NONE: Drawing = { svg: null, failure: null }

/** Returns the drawing of a chart, once it is ready. */
export function useDrawing(chart: Chart | undefined): Drawing {
  const [drawn, setDrawn] = useState<{ chart: Chart; drawing: Drawing } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (chart) drawingOf(chart).then((drawing) => isWanted && setDrawn({ chart, drawing }))
    return () => {
      isWanted = false
    }
  }, [chart])
  return drawn && drawn.chart === chart ? drawn.drawing : NONE
}
