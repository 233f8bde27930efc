import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { Ban, Check, CircleHelp } from 'lucide-react'
import type { NextStep } from '../../log/protocol.types.ts'
import { edgesById, shortId, targetsOf } from '../chart/chart.rules.ts'
import { eventName } from '../log/log.rules.ts'
import { Section } from './Section.tsx'
import * as css from './statePanel.css.ts'

interface Props {
  steps: readonly NextStep[]
  chart: Chart
}

/** Renders the edges that leave the active states, with whether each can be taken and which guard decides. */
export function NextSteps({ steps, chart }: Props) {
  const edges = edgesById(chart)
  return (
    <Section title="Can happen next" isFlush>
      {steps.length === 0 && <p className={css.nothing}>Nothing: this actor waits for no event.</p>}
      <ul>
        {steps.map((step) => {
          const edge = edges.get(step.edge)
          return (
            <li key={step.edge} className={css.step} data-can={String(step.can)}>
              {iconOf(step)}
              <span className={css.stepWords}>
                <span className={css.event}>{eventName(step.event)}</span>
                {edge && (
                  <span className={css.note}>
                    {shortId(edge.source, chart)} → {targetsOf(edge, chart)}
                  </span>
                )}
                {reasonOf(step) && <span className={css.guard}>{reasonOf(step)}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function iconOf({ can }: NextStep) {
  if (can === null) return <CircleHelp size={16} className={css.unknown} aria-label="Depends" />
  return can ? (
    <Check size={16} className={css.can} aria-label="Possible" />
  ) : (
    <Ban size={16} className={css.cannot} aria-label="Not possible" />
  )
}

/** Returns why an edge can't be taken, or what that depends on; null if neither applies. */
function reasonOf({ can, guard }: NextStep): string | null {
  if (can === false) return guard ? `refused by ${guard}` : 'another edge is taken'
  if (!guard) return null
  return can === null ? `depends on ${guard}` : `if ${guard}`
}
