import { useMemo } from 'react'
import { useChartState } from '../chart/useChartState.ts'
import { statesOf } from '../log/log.rules.ts'
import { JsonTree } from '../ui/JsonTree.tsx'
import { Panel } from '../ui/Panel.tsx'
import { empty, scroll } from '../ui/panel.css.ts'
import { useWorkbenchState } from '../workbench.context.ts'
import { Delays } from './Delays.tsx'
import { LastTransition } from './LastTransition.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Section } from './Section.tsx'
import { SendForm } from './SendForm.tsx'
import * as css from './statePanel.css.ts'

/** Renders the selected actor: its state, what led to it, what can happen next, and its context. */
export function StatePanel() {
  const { chart, value, last, entry } = useChartState()
  const snapshot = useWorkbenchState((state) => (state.opened ? null : state.snapshot))
  const mode = useWorkbenchState(({ page }) => page?.mode)
  const now = entry === null ? snapshot : null
  const before = useMemo(
    () => Object.fromEntries(Object.entries(last?.changed ?? {}).map(([key, { from }]) => [key, from])),
    [last],
  )

  return (
    <Panel title="State">
      {value === null || !chart ? (
        <p className={empty}>Choose an actor with a chart to see its state.</p>
      ) : (
        <div className={scroll} tabIndex={-1}>
          <Section title={now && now.status !== 'active' ? `Active states · ${now.status}` : 'Active states'}>
            <ul className={css.states}>
              {statesOf(value).map((state) => (
                <li key={state} className={css.state}>
                  {state}
                </li>
              ))}
            </ul>
          </Section>
          {last && <LastTransition last={last} chart={chart} />}
          {now && <NextSteps steps={now.next} chart={chart} />}
          {now && now.delays.length > 0 && (
            <Delays key={now.now} delays={now.delays} now={now.now} isRunning={mode !== 'rewound'} />
          )}
          {now && <SendForm chart={chart} />}
          {now && (
            <Section title="Context" isFlush>
              <JsonTree value={now.context} before={before} />
            </Section>
          )}
        </div>
      )}
    </Panel>
  )
}
