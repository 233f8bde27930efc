import { useMemo } from 'react'
import { useShown, useWorkbenchState } from '../workbench.context.ts'
import { lastTransition } from './chart.rules.ts'

/** Returns the selected actor's chart and state, now or at the selected entry, and the transition that led to it. */
export function useChartState() {
  const actor = useWorkbenchState((state) => state.actor)
  const entry = useWorkbenchState((state) => state.entry)
  const entries = useShown((shown) => shown.entries)
  const node = useShown((shown) => shown.actors.find(({ path }) => path === actor))
  const started = useMemo(
    () =>
      entries?.findLast(
        (one) => one.kind === 'started' && one.actor === actor && (entry === null || one.n <= entry),
      ),
    [entries, actor, entry],
  )
  const last = useMemo(() => lastTransition(entries ?? [], actor, entry), [entries, actor, entry])
  const machineThen = started?.kind === 'started' ? started.machine : null
  const machine = entry === null ? (node?.machine ?? null) : (machineThen ?? node?.machine ?? null)
  const chart = useShown((shown) => (machine === null ? undefined : shown.charts[machine]))
  // If the actor started after the last transition under its name, that transition is an earlier actor's.
  const own = last && (!started || started.n < last.n) ? last : null
  const value = entry === null ? (node?.value ?? null) : (own?.value ?? null)
  return { actor, entry, chart, machine, value, last: own, runs: node !== undefined }
}
