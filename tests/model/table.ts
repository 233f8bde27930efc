import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { activeNodes } from '../../src/inspect/actors.ts'
import { activeLeaves, movedLeaves, nodesOf } from './chart.ts'
import { changedPaths, contextOf, type RunningActors, runningOf, valueAt } from './effects.ts'
import type { Arrow } from './graph.ts'
import type { FlowModel } from './model.ts'
import type { Step } from './steps.ts'
import { compact, compactFields, hashOf, textOf } from './text.ts'
import type { Exploration } from './walk.ts'

const WIDTH = 160
/** More conditions than this make a line harder to read than the outcomes beside it. */
const CONDITIONS = 3

/** One step from one snapshot. */
interface Row {
  readonly source: string
  readonly stimulus: string
  /** Leaves, calls and messages. */
  readonly outcome: string
  /** The paths of the context that change. */
  readonly changed: readonly string[]
  readonly context: unknown
  /** What can be read from the snapshot before: context by path, and the active state of each region. */
  readonly before: ReadonlyMap<string, string>
  /** All of it, for the digest. */
  readonly digested: string
}

/** Names a step as the transition table does. */
export function stimulusOf(step: Step): string {
  const fails = step.fails ? `, ${step.fails} fails` : ''
  if (step.kind === 'delay') return `${step.label} (${step.milliseconds} ms)${fails}`
  if (step.kind !== 'event') return step.label
  const { type, ...fields } = step.event
  const fixture = step.fixture ? `(${step.fixture})` : compactFields(fields)
  return `${[type, ...(fixture ? [fixture] : [])].join(' ')}${fails}`
}

const nameIn = (machineId: string, id: string) => (id === machineId ? '*' : id.slice(machineId.length + 1))

/** Returns the states whose transitions a step takes, or whose guards refuse it. */
function sourcesOf(before: AnyMachineSnapshot, step: Step): string[] {
  const taken = before.machine.getTransitionData(before as never, step.event).map(({ source }) => source)
  const listening = activeNodes(before).filter(({ transitions }) => transitions.has(step.event.type))
  return [...new Set((step.refused ? listening : taken).map(({ id }) => nameIn(before.machine.id, id)))]
}

const featured = new WeakMap<object, ReadonlyMap<string, string>>()

function featuresOf(snapshot: AnyMachineSnapshot): ReadonlyMap<string, string> {
  const known = featured.get(snapshot)
  if (known) return known
  const features = new Map(contextOf(snapshot))
  for (const leaf of activeLeaves(snapshot)) {
    const [, region = '', state = ''] = /^(?:[^.]+\.?)(.*?)\.?([^.]+)$/.exec(leaf) ?? []
    features.set(`state ${region}`.trim(), state)
  }
  featured.set(snapshot, features)
  return features
}

function startsAndStops(before: RunningActors, after: RunningActors, ended: unknown): string[] {
  const started = [...after].filter(([ref]) => !before.has(ref))
  const ids = new Set(started.map(([, { id }]) => id))
  const running = new Set([...before].filter(([ref]) => ref !== ended).map(([, { id }]) => id))
  // An actor that has just ended by itself was not stopped, and one that starts again is named once.
  const stopped = [...before].filter(([ref, { id }]) => !after.has(ref) && ref !== ended && !ids.has(id))
  return [
    ...started.flatMap(([, { id, lines }]) =>
      lines.map((line) => `${running.has(id) ? 'restarts' : 'starts'} ${line}`),
    ),
    ...stopped.flatMap(([, { id, isCalling, lines }]) =>
      (isCalling ? lines : [id]).map((line) => `stops ${line}`),
    ),
  ]
}

async function outcomeOf({ model, cache }: Exploration, { step, effect }: Arrow): Promise<string[]> {
  if (step.refused) return ['refused']
  const { before, after, messages, local } = effect
  const entered = movedLeaves(before, after).entered.map((leaf) => nameIn(before.machine.id, leaf))
  const ended = 'id' in step ? before.children[step.id] : undefined
  const [ran, runs] = [await runningOf(model, before, cache), await runningOf(model, after, cache)]
  return [
    `→ ${entered.join(', ') || 'stays'}`,
    ...(after.status === 'done' ? [`ends ${fieldsOf(after.output)}`.trim()] : []),
    ...local.map(({ port, input }) => `asks ${port} ${input === undefined ? '' : fieldsOf(input)}`.trim()),
    ...(after.status === 'active' ? startsAndStops(ran, runs, ended) : []),
    ...messages.map(({ to: target, event: { type, ...fields } }) =>
      `tells ${target} ${type} ${compactFields(fields)}`.trim(),
    ),
  ]
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? compactFields(value)
    : value === undefined
      ? ''
      : compact(value)

async function rowsOf(explored: readonly Exploration[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const exploration of explored) {
    for (const arrow of exploration.graph.found) {
      const { step, from, to, effect } = arrow
      const outcome = await outcomeOf(exploration, arrow)
      const { after, messages, local } = effect
      rows.push({
        source: sourcesOf(effect.before, step).join(' + ') || '*',
        stimulus: stimulusOf(step),
        outcome: outcome.join(' · '),
        changed: changedPaths(effect.before.context, after.context),
        context: after.context,
        before: featuresOf(effect.before),
        digested: textOf([from, step.label, to, after.context, after.output, messages, local, outcome]),
      })
    }
  }
  return rows
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const NONE = 'none'

/** Returns a condition on one path that holds for all of these rows, and the others that also meet it. */
function conditionOn(path: string, rows: readonly Row[], others: readonly Row[]) {
  const valuesOf = (some: readonly Row[]) => new Set(some.map(({ before }) => before.get(path) ?? NONE))
  const values = valuesOf(rows)
  const meeting = others.filter(({ before }) => values.has(before.get(path) ?? NONE))
  if (values.size <= CONDITIONS) return { meeting, text: `${path}=${[...values].sort().join('|')}` }
  const excluded = [...valuesOf(others)].filter((value) => !values.has(value))
  if (excluded.length === 0 || excluded.length > CONDITIONS) return undefined
  return { meeting, text: `${path}≠${excluded.sort().join('|')}` }
}

/** Returns, in short form, what distinguishes the snapshots of these rows from those of the others. */
function conditionsOf(rows: readonly Row[], others: readonly Row[]): string[] {
  const paths = [...new Set([...rows, ...others].flatMap(({ before }) => [...before.keys()]))]
  const conditions: string[] = []
  for (let meeting = [...others]; meeting.length > 0 && conditions.length < CONDITIONS; ) {
    const found = paths
      .flatMap((path) => conditionOn(path, rows, meeting) ?? [])
      .filter((condition) => condition.meeting.length < meeting.length)
    // A cut value tells a reader little.
    const readable = found.filter(({ text }) => !text.includes('…#'))
    const [best] = (readable.length > 0 ? readable : found).sort(
      (a, b) =>
        a.meeting.length - b.meeting.length || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
    )
    if (!best) break
    conditions.push(best.text)
    meeting = best.meeting
  }
  return conditions
}

/** Breaks a line between its pieces, so that no line is wider than the table. */
function wrapped(line: string): string {
  const lines: string[] = []
  for (const piece of line.split(/(?<= ·) /)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(last === undefined ? piece : `      ${piece}`)
  }
  return lines.join('\n')
}

/** Describes the rows of one stimulus by what they do and by the values that any of them changes. */
function withChanges(rows: readonly Row[]): Map<string, Row[]> {
  const described = new Map<string, Row[]>()
  for (const [outcome, some] of grouped(rows, (row) => row.outcome)) {
    const all = [...new Set(some.flatMap(({ changed }) => changed))]
    const paths = all.filter((path) => !all.some((other) => path.startsWith(`${other}.`)))
    const valuesOf = ({ context }: Row) => paths.map((path) => valueAt(context, path)).join(' · ')
    for (const same of grouped(some, valuesOf).values()) {
      const [first] = same
      const shown = paths.filter((path) =>
        same.some(({ changed }) => changed.some((other) => other === path || other.startsWith(`${path}.`))),
      )
      const values = shown.map((path) => `${path}=${valueAt(first?.context, path)}`)
      const text = [outcome, ...values].join(' · ')
      described.set(text, [...(described.get(text) ?? []), ...same])
    }
  }
  return described
}

function linesOf(rows: readonly Row[]): string[] {
  const lines: string[] = []
  for (const [stimulus, group] of grouped(rows, (row) => row.stimulus)) {
    const outcomes = withChanges(group)
    for (const [outcome, some] of outcomes) {
      const own = new Set(some)
      const others = outcomes.size > 1 ? group.filter((row) => !own.has(row)) : []
      const conditions = conditionsOf(some, others)
      const when = conditions.length > 0 ? ` [${conditions.join(', ')}]` : ''
      lines.push(`  ${stimulus}${when} ${outcome}`)
    }
  }
  return lines.sort().map(wrapped)
}

function digestOf(rows: readonly Row[]): string {
  return hashOf(
    rows
      .map(({ digested }) => digested)
      .sort()
      .join('\n'),
  )
}

async function startsOf(explored: readonly Exploration[]): Promise<string[]> {
  const lines: string[] = []
  for (const { way, model, graph, cache } of explored) {
    const { startSnapshot: start, startedLocally } = graph
    const leaves = activeLeaves(start).map((leaf) => nameIn(start.machine.id, leaf))
    const running = [...(await runningOf(model, start, cache)).values()].flatMap(({ lines }) => lines)
    const pieces = [
      `start${way && ` (${way})`} → ${leaves.join(', ')}`,
      ...(start.status === 'done' ? [`ends ${fieldsOf(start.output)}`.trim()] : []),
      ...startedLocally.map((port) => `asks ${port}`),
      ...running.map((line) => `starts ${line}`),
      `context #${hashOf(textOf(start.context))}`,
    ]
    lines.push(wrapped(pieces.join(' · ')))
  }
  return lines
}

/** Returns the tags of a chart, one line each, with the states that have them. */
function tagsOf({ machine }: FlowModel): string[] {
  const tagged = nodesOf(machine.root).flatMap(({ id, tags }: AnyStateNode) =>
    tags.map((tag) => ({ tag, state: nameIn(machine.id, id) })),
  )
  return [...grouped(tagged, ({ tag }) => tag)].map(([tag, states]) =>
    wrapped(`tag ${tag}: ${states.map(({ state }) => state).join(' · ')}`),
  )
}

/**
 * Returns the transition table of an explored flow. Each state has a line per stimulus and outcome, with the
 * conditions that distinguish the outcomes, and, below, a digest of everything, including the whole context.
 */
export async function tableOf(model: FlowModel, explored: readonly Exploration[]): Promise<string> {
  const { machine } = model
  const order = new Map(nodesOf(machine.root).map(({ id }: AnyStateNode, at) => [nameIn(machine.id, id), at]))
  const bySource = [...grouped(await rowsOf(explored), ({ source }) => source)].sort(
    ([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity) || (a < b ? -1 : 1),
  )
  return [
    `# ${machine.id}: what each state does. Written by \`npm run test:tables\`; compare every changed line with`,
    '# docs/product.md before you commit it.',
    '',
    ...(await startsOf(explored)),
    ...tagsOf(model),
    ...bySource.flatMap(([source, rows]) => ['', source, ...linesOf(rows)]),
    '',
    '# Digests of everything, the whole context included',
    ...bySource.map(([source, rows]) => `${digestOf(rows)} ${source}`),
    '',
  ].join('\n')
}
