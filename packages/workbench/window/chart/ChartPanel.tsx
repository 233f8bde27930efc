import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nameOf, statesOf } from '../log/log.rules.ts'
import { oneLine, visuallyHidden } from '../theme.css.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { empty } from '../ui/panel.css.ts'
import { useWorkbench } from '../workbench.context.ts'
import { activeIds } from './chart.rules.ts'
import * as css from './chartPanel.css.ts'
import { useChartState } from './useChartState.ts'
import { useDrawing } from './useDrawing.ts'
import { useFit } from './useFit.ts'

/** The minimum scale for fitting a chart. A chart that does not fit at this scale scrolls instead. */
const READABLE = 0.6
const ZOOM = { min: 0.2, max: 3, step: 1.25 }

const limited = (scale: number) => Math.min(ZOOM.max, Math.max(ZOOM.min, scale))

/** Renders the selected actor's chart with its active states and its last transition. */
export function ChartPanel() {
  const workbench = useWorkbench()
  const state = useChartState()
  const { actor, entry, chart, machine, value, last } = state
  const { svg, failure } = useDrawing(chart)
  const [zoomed, setZoomed] = useState<{ place: string; scale: number } | null>(null)
  const view = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const fit = useFit(view, svg)
  // Another actor or chart is fitted again.
  const shown = `${actor} ${machine}`
  const shownScale = zoomed?.place === shown ? zoomed.scale : Math.max(fit, READABLE)
  const setScale = (scale: number) => setZoomed({ place: shown, scale })
  const states = value === null ? [] : statesOf(value)
  const active = useMemo(() => (chart && value !== null ? activeIds(chart, value) : null), [chart, value])

  // The drawing is one large string. Marks are set on its elements, so that it isn't rendered again.
  useEffect(() => {
    if (svg === null || !sheet.current) return
    for (const element of sheet.current.querySelectorAll<SVGElement>('[data-node]'))
      element.classList.toggle('lit', active?.has(element.dataset.node ?? '') ?? false)
    for (const element of sheet.current.querySelectorAll<SVGElement>('[data-edge]'))
      element.classList.toggle('taken', last?.edges.includes(element.dataset.edge ?? '') ?? false)
  }, [svg, active, last])

  // Scrolls only when a state was entered: while the same states stay active, the user may look elsewhere.
  const place = states.join()
  useEffect(() => {
    if (svg === null || place === '') return
    const frame = requestAnimationFrame(() => {
      for (const shown of ['.node.atomic.lit', '.edge.taken'])
        sheet.current?.querySelector(shown)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [svg, place])

  const zoom = (factor: number) => setScale(limited(shownScale * factor))

  return (
    <Panel
      title="Chart"
      head={
        <h2 className={`${css.title} ${oneLine}`}>
          {machine ?? nameOf(actor)}
          <span className={css.place}>{actor}</span>
        </h2>
      }
      tools={
        <>
          {entry !== null && (
            <Button tone="outlined" onClick={() => workbench.send({ type: 'entry.chosen', n: null })}>
              At entry {entry} · show now
            </Button>
          )}
          <Button aria-label="Zoom out" icon={Minus} onClick={() => zoom(1 / ZOOM.step)} />
          <Button aria-label="Zoom in" icon={Plus} onClick={() => zoom(ZOOM.step)} />
          <Button aria-label="Show all of the chart" icon={Maximize} onClick={() => setScale(fit)} />
        </>
      }
    >
      <output className={visuallyHidden}>{states.length > 0 && `Active: ${states.join(', ')}`}</output>
      {svg === null ? (
        <p className={empty}>{failure ?? emptyWords(state)}</p>
      ) : (
        <section
          ref={view}
          aria-label="Chart, scrolls"
          className={css.view}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <div
            ref={sheet}
            className={css.sheet}
            style={{ zoom: shownScale }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the chart, with its texts escaped
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        </section>
      )}
    </Panel>
  )
}

/** Returns why no chart is shown. The page may not have sent it yet. */
function emptyWords({ chart, machine, actor, runs }: ReturnType<typeof useChartState>): string {
  if (chart) return 'Drawing the chart …'
  if (machine !== null) return `The chart of ${machine} is known once the page has shown it.`
  return runs ? `${nameOf(actor)} is a port: it has no chart.` : `${nameOf(actor)} does not run now.`
}
