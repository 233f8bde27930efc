import type { Chart } from '../../src/inspect/charts/chart.types.ts'
import { edgesBelow, isWithin } from '../../src/inspect/charts/words.mjs'

/** A row of a transition table: the states before it, and what happens in them. */
interface Row {
  readonly states: string
  readonly trigger: string
  readonly text: string
}

function rowsOf(table: string): Row[] {
  let states = ''
  return table.split('\n').flatMap((text) => {
    // A large table has a hash of what some states do.
    const [, hashed] = /^[\da-f]{8} (.+)/.exec(text) ?? []
    if (hashed) return [{ states: hashed, trigger: '', text }]
    if (!text.startsWith('  ')) {
      states = text
      return []
    }
    const [trigger = ''] = text.trim().split(/ \[| → /)
    return [{ states, trigger, text }]
  })
}

/** Returns the guards that decide what an event or the end of a port does in these states. */
function guardsOf(chart: Chart, { states, trigger }: Row): string[] {
  const [name = ''] = trigger.split(' ')
  const leaves = states.split(' + ').map((leaf) => `${chart.id}.${leaf}`)
  const meant = edgesBelow(chart).filter(
    ({ source, event }) =>
      [name, `xstate.done.actor.${name}`, `xstate.error.actor.${name}`].includes(event) &&
      leaves.some((leaf) => isWithin(leaf, source)),
  )
  return [...new Set(meant.flatMap(({ guard }) => guard ?? []))]
}

/** Returns where two transition tables of a chart differ, in words: `in editing, submit (guard isFilled)`. */
export function tableChanges(before: string, after: string, chart: Chart): string[] {
  const [old, current] = [rowsOf(before), rowsOf(after)]
  const lacks = (rows: readonly Row[]) => {
    const known = new Set(rows.map(({ states, text }) => `${states}\n${text}`))
    return ({ states, text }: Row) => !known.has(`${states}\n${text}`)
  }
  const changed = [...old.filter(lacks(current)), ...current.filter(lacks(old))]
  const places = changed.map((row) => {
    const guards = guardsOf(chart, row)
    const [name = ''] = row.trigger.split(' ')
    return `in ${row.states}${name && `, ${name}`}${guards.length > 0 ? ` (guard ${guards.join(', ')})` : ''}`
  })
  return [...new Set(places)]
}
