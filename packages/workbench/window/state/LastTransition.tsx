import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { lastTransition } from '../chart/chart.rules.ts'
import { edgesById, shortId, targetsOf } from '../chart/chart.rules.ts'
import { eventName } from '../log/log.rules.ts'
import { code } from '../theme.css.ts'
import { Section } from './Section.tsx'
import * as css from './statePanel.css.ts'

interface Props {
  last: NonNullable<ReturnType<typeof lastTransition>>
  chart: Chart
}

/** Renders the edges that the actor took last and the context values they changed. */
export function LastTransition({ last, chart }: Props) {
  const edges = edgesById(chart)
  return (
    <Section title={`Last transition · entry ${last.n}`}>
      <p className={css.event}>{eventName(last.event)}</p>
      <ul className={`${code} ${css.edges}`}>
        {last.edges.map((id) => {
          const edge = edges.get(id)
          return (
            <li key={id}>
              {edge ? `${shortId(edge.source, chart)} → ${targetsOf(edge, chart)}` : id}
              {edge?.guard && <span className={css.guard}> if {edge.guard}</span>}
            </li>
          )
        })}
      </ul>
      {Object.keys(last.changed).length > 0 && (
        <p className={css.note}>changed {Object.keys(last.changed).join(', ')}</p>
      )}
    </Section>
  )
}
