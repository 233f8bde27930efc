import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { appOf } from '../app.ts'
import { describeChart } from '../charts/describe.mjs'
import { activeNodes, edgeOf } from '../charts/nodes.ts'
import { edgesBelow } from '../charts/words.mjs'
import type { Arrow } from '../graph/arrow.types.ts'
import { activeLeaves, nodesOf, transitionsOf } from '../graph/chart.ts'
import {
  changedPaths,
  isFields,
  type Piece,
  partAt,
  type RunningActors,
  runningOf,
  valuesOf,
} from '../graph/effects.ts'
import { payloadOf, type Step, stimulusOf } from '../graph/steps.ts'
import { compact, textOf } from '../graph/text.ts'
import type { Exploration } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'

const WIDTH = 140
/** Several values longer than this make a line harder to read than the name of what they are. */
const SHORT = 40
const FEW = 3

/** What a value may be named after: `event.value`, `answer`, or a path of the context. */
type Name = readonly [name: string, value: unknown]

/** One step from one snapshot. */
interface Taken {
  readonly step: Step
  readonly source: string
  readonly edges: readonly Edge[]
  readonly pieces: readonly Piece[]
  readonly changed: readonly string[]
  readonly before: object
  readonly context: object
}

/** A transition of the chart: where it stands, the conditions under which it is taken, and where it leads. */
interface Edge {
  readonly at: number
  readonly guard: string | undefined
  readonly targets: readonly string[]
}

/** A line of the table, which says what some stimuli do. */
interface Line {
  readonly steps: readonly Step[]
  readonly at: readonly number[]
  readonly when: string
  readonly text: string
}

const nameIn = (machineId: string, id: string) => (id === machineId ? '*' : id.slice(machineId.length + 1))

function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Returns a chart's transitions by id, in the chart's order. */
function edgesOf(machine: AnyStateMachine): ReadonlyMap<string, Edge> {
  const guards = new Map(edgesBelow(describeChart(machine)).map(({ id, guard }) => [id, guard]))
  const nodes = [...nodesOf(machine.root)].sort((a, b) => a.order - b.order)
  return new Map(
    nodes.flatMap(transitionsOf).map((transition, at) => {
      const id = edgeOf(transition)
      const guard = guards.get(id) ?? (id.endsWith('#0') ? undefined : 'otherwise')
      return [id, { at, guard, targets: (transition.target ?? []).map((node) => node.id) }]
    }),
  )
}

/** Returns the states whose transitions a step takes, or whose guards refuse it. */
function sourcesOf(before: AnyMachineSnapshot, step: Step): AnyStateNode[] {
  const taken = before.machine.getTransitionData(before as never, step.event).map(({ source }) => source)
  const listening = activeNodes(before).filter(({ transitions }) => transitions.has(step.event.type))
  return [...new Set(step.refused ? listening : taken)]
}

/** Returns the actors that start, and the spawned ones that stop: what a state invokes stops with it. */
function startsAndStops(before: RunningActors, after: RunningActors, invoked: ReadonlySet<string>): Piece[] {
  const started = [...after].filter(([ref]) => !before.has(ref))
  const stopped = [...before].filter(([ref, { id }]) => !after.has(ref) && !invoked.has(id))
  return [
    ...started.flatMap(([, { pieces }]) =>
      pieces.map(({ head, given }) => ({ head: `starts ${head}`, given })),
    ),
    ...stopped.map(([, { id }]) => ({ head: `stops ${id}`, given: undefined })),
  ]
}

async function piecesOf({ model, cache }: Exploration, { effect }: Arrow, edges: readonly Edge[]) {
  const { before, after, messages, local } = effect
  const targets = edges.flatMap((edge) => edge.targets)
  const reached = activeLeaves(after).filter((leaf) =>
    targets.some((target) => leaf === target || leaf.startsWith(`${target}.`)),
  )
  const [ran, runs] = [await runningOf(model, before, cache), await runningOf(model, after, cache)]
  const invoked = new Set(nodesOf(before.machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
  const entered = reached.map((leaf) => nameIn(before.machine.id, leaf)).join(', ')
  return [
    { head: `→ ${entered || 'stays'}`, given: undefined },
    ...(after.status === 'done' ? [{ head: 'ends', given: after.output }] : []),
    ...local.map(({ port, input }) => ({ head: `asks ${port}`, given: input })),
    ...(after.status === 'active' ? startsAndStops(ran, runs, invoked) : []),
    ...messages.map(({ to, event: { type, ...fields } }) => ({ head: `tells ${to} ${type}`, given: fields })),
  ]
}

async function takenIn(exploration: Exploration, edges: ReadonlyMap<string, Edge>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const arrow of exploration.graph.found) {
    const { step, effect } = arrow
    const { before, after } = effect
    const sources = sourcesOf(before, step)
    const own = step.refused
      ? sources.flatMap(({ transitions }) => transitions.get(step.event.type) ?? []).map(edgeOf)
      : effect.edges
    const path = own.flatMap((id) => edges.get(id) ?? [])
    taken.push({
      step,
      source: sources.map(({ id }) => nameIn(before.machine.id, id)).join(' + ') || '*',
      edges: path,
      pieces: step.refused
        ? [{ head: 'refused', given: undefined }]
        : await piecesOf(exploration, arrow, path),
      changed: changedPaths(before.context, after.context, true),
      before: before.context,
      context: after.context,
    })
  }
  return taken
}

/** Returns what a step brings along, by name. */
function valuesBy({ event }: Step): Name[] {
  if (!('output' in event)) return Object.entries(event).map(([name, value]) => [`event.${name}`, value])
  const { output } = event as { readonly output?: unknown }
  if (!isFields(output) || !('ok' in output)) return named('output', output)
  return output.ok ? named('answer', output.value) : named('failure', output.failure)
}

const named = (name: string, value: unknown): Name[] => [
  [name, value],
  ...valuesOf(value).map(([path, part]): Name => [`${name}.${path}`, part]),
]

/** Remembers what a function returns for an object. */
function remembered<Of extends object, Result>(run: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, Result>()
  return (of) => {
    const result = results.get(of) ?? run(of)
    results.set(of, result)
    return result
  }
}

const texts = (names: readonly Name[]) => new Map(names.map(([name, value]) => [name, textOf(value)]))

/** The texts of what a step brings along, by name. */
const broughtBy = remembered((step: Step) => texts(valuesBy(step)))

/** The names of what a step brings along that is no plain value, by text. */
const namesBy = remembered(
  (step: Step) =>
    new Map(
      valuesBy(step)
        .filter(([, value]) => isFields(value) && !isPlain(value))
        .map(([name, value]) => [textOf(value), name]),
    ),
)

const contextTexts = remembered((context: object) =>
  texts(valuesOf(context).map(([path, value]) => [`context.${path}`, value])),
)

const contextValues = remembered(
  (context: object) => new Map(valuesOf(context).map(([path, value]) => [path, compact(value)])),
)

/** A value that may be equal to another by chance. */
const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'boolean' ||
  ['', '[]', '{}', '0', '1', undefined].includes(textOf(value))

/** Returns the first name that all steps have for their values. */
function commonName(
  values: readonly unknown[],
  names: readonly ReadonlyMap<string, string>[],
): string | undefined {
  const wanted = values.map(textOf)
  if (isPlain(values[0]) && wanted.every((text) => text === wanted[0])) return undefined
  const [first = new Map<string, string>()] = names
  return [...first.keys()].find((name) => names.every((known, at) => known.get(name) === wanted[at]))
}

/**
 * Writes a value of several steps: as what the step brings along, as a constant, or for what a step does, as part of the
 * context; by its name alone where it depends on more than that.
 */
function written(name: string, values: readonly unknown[], some: readonly Taken[], isGiven: boolean): string {
  const by = (word: string) => (name ? `${name}=${word}` : word)
  const brought = commonName(
    values,
    some.map(({ step }) => broughtBy(step)),
  )
  if (brought) return by(brought)
  const different = [
    ...new Set(values.map((value, at) => compact(value, some[at] && namesBy(some[at].step)))),
  ].sort()
  const constant = by(different.join('|'))
  if (constant.length < SHORT) return constant
  const known = isGiven
    ? commonName(
        values,
        some.map(({ context }) => contextTexts(context)),
      )
    : undefined
  return known ? by(known) : different.length === 1 ? constant : name || '…'
}

function pieceText(pieces: readonly Piece[], some: readonly Taken[]): string {
  const [{ head } = { head: '' }] = pieces
  const given = pieces.map((piece) => piece.given)
  if (given.every((value) => value === undefined)) return head
  if (!given.every(isFields)) return `${head} ${written('', given, some, true)}`
  const names = [...new Set(given.flatMap((fields) => Object.keys(fields)))]
  const fields = names.flatMap((name) => {
    const values = given.map((each) => each[name])
    return values.every((value) => value === undefined) ? [] : written(name, values, some, true)
  })
  return [head, ...fields].join(' ')
}

const valuesAt = (some: readonly Taken[], path: string) => some.map(({ context }) => partAt(context, path))

/** Returns the paths that any of these steps changes: a list as one, if it has a name or more than a few changes. */
function changedIn(some: readonly Taken[]): string[] {
  const all = [...new Set(some.flatMap(({ changed }) => changed))]
  const paths = all.filter((path) => !all.some((other) => path.startsWith(`${other}.`)))
  return [...grouped(paths, (path) => path.replace(/\.\d+(\..*)?$/, ''))].flatMap(([list, within]) => {
    const isNamed = commonName(
      valuesAt(some, list),
      some.map(({ step }) => broughtBy(step)),
    )
    return isNamed || within.length > FEW ? [list] : within
  })
}

/** Describes what the steps of one stimulus do that take the same transitions. */
function textOfSteps(some: readonly Taken[]): string {
  const [first] = some
  const pieces = (first?.pieces ?? []).map((_, at) =>
    pieceText(
      some.flatMap((taken) => taken.pieces[at] ?? []),
      some,
    ),
  )
  const changes = changedIn(some).map((path) => written(path, valuesAt(some, path), some, false))
  return [...pieces, ...changes.sort()].join(' · ')
}

/** Where a line stands: in the order of the transitions; what their guards refuse comes after what they let pass. */
const atOf = ({ edges, step }: Taken) => [...edges.map(({ at }) => at), ...(step.refused ? [Infinity] : [])]
const kindOf = ({ kind, event, fails }: Step) => `${kind} ${event.type} ${fails ?? ''}`

/** Returns the conditions of the chart under which these transitions are taken, or refused. */
function conditionOf({ step, edges }: Taken): string {
  const guards = edges.flatMap(({ guard }) => guard ?? [])
  const negated = (guard: string) => (guard.startsWith('not ') ? guard.slice(4) : `not ${guard}`)
  return [...new Set(step.refused ? guards.map(negated) : guards)].join(', ')
}

/**
 * Returns the value of the context that decides which conditions one stimulus meets, by condition: a value that they
 * never share.
 */
function decidingValues(some: readonly Taken[]): ReadonlyMap<string, string> {
  const groups = [...grouped(some, conditionOf)]
  if (groups.length === 1) return new Map()
  const leaves = groups.map(([, taken]) => taken.map(({ before }) => contextValues(before)))
  const paths = [...new Set(leaves.flat().flatMap((values) => [...values.keys()]))].sort()
  const found = paths.flatMap((path) => {
    const sets = leaves.map((taken) => new Set(taken.map((values) => values.get(path) ?? 'none')))
    const all = sets.flatMap((set) => [...set])
    const texts = sets.map((set) => `${path}=${[...set].sort().join('|')}`)
    const isShort = texts.every((text) => text.length < SHORT)
    return isShort && new Set(all).size === all.length ? [{ texts, length: texts.join('').length }] : []
  })
  const [best] = found.sort((a, b) => a.length - b.length)
  return new Map(best?.texts.map((text, at) => [groups[at]?.[0] ?? '', text]))
}

/** Names the stimuli of a line, in short form if they are all of their kind in this state. */
function stimuliText(steps: readonly Step[], all: ReadonlySet<string>): string {
  const [first] = steps
  if (!first) return ''
  const fails = first.fails ? `, ${first.fails} fails` : ''
  const names = [...new Set(steps.map(stimulusOf))]
  if (first.kind === 'delay') return names[0] ?? ''
  if (first.kind !== 'event') {
    const sign = first.kind === 'answer' ? '←' : '→'
    const ends = steps.map(({ label }) => label.slice(first.id.length + 3).replace(fails, ''))
    return `${first.id} ${sign} ${[...new Set(ends)].sort().join(' | ')}${fails}`
  }
  const { type } = first.event
  if (names.length === all.size && names.length > 1) return `${type}${fails}`
  const payloads = [...new Set(steps.map(payloadOf))].sort()
  return `${[type, payloads.join(' | ')].filter(Boolean).join(' ')}${fails}`
}

/** Breaks a line between its pieces, and a long piece between its fields, so that no line is wider than the table. */
function wrapped(line: string): string {
  const pieces = line
    .split(/(?<= [·|]) /)
    .flatMap((piece) => (piece.length < WIDTH ? piece : piece.split(' ')))
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(last === undefined ? piece : `      ${piece}`)
  }
  return lines.join('\n')
}

const byOrder = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, index) => one !== b[index])
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1)
}

/** Returns the lines of a state in the order of its transitions. */
function linesOf(taken: readonly Taken[]): string[] {
  const lines: Line[] = []
  for (const group of grouped(taken, ({ step }) => stimulusOf(step)).values()) {
    const values = decidingValues(group)
    const outcomes = grouped(group, (one) => textOf([conditionOf(one), one.pieces.map(({ head }) => head)]))
    for (const some of outcomes.values()) {
      const [first] = some.toSorted((a, b) => byOrder(atOf(a), atOf(b)))
      if (!first) continue
      const condition = conditionOf(first)
      const words = [condition, values.get(condition)].filter(Boolean).join(': ')
      const when = words && ` [${words}]`
      lines.push({ steps: [first.step], at: atOf(first), when, text: textOfSteps(some) })
    }
  }
  const kinds = new Map(
    [...grouped(taken, ({ step }) => kindOf(step))].map(([kind, some]) => [
      kind,
      new Set(some.map(({ step }) => stimulusOf(step))),
    ]),
  )
  const same = grouped(lines, ({ steps: [step], when, text }) => textOf([step && kindOf(step), when, text]))
  return [...same.values()]
    .map((some) => {
      const [{ at, when, text, steps } = { at: [], when: '', text: '', steps: [] }] = some
      const all = kinds.get(steps[0] ? kindOf(steps[0]) : '') ?? new Set<string>()
      return {
        at,
        text: `  ${stimuliText(
          some.flatMap((line) => line.steps),
          all,
        )}${when} ${text}`,
      }
    })
    .sort((a, b) => byOrder(a.at, b.at) || (a.text < b.text ? -1 : 1))
    .map(({ text }) => wrapped(text))
}

/** Returns a line for each start of the flow: the first in full, and what differs from it in the others. */
async function startsOf(explored: readonly Exploration[]): Promise<string[]> {
  const [first, ...others] = await Promise.all(
    explored.map(async ({ way, model, graph, cache }) => {
      const { startSnapshot: start, startedLocally } = graph
      const leaves = activeLeaves(start).map((leaf) => nameIn(start.machine.id, leaf))
      const running = [...(await runningOf(model, start, cache)).values()].flatMap(({ pieces }) => pieces)
      const pieces = [
        `→ ${leaves.join(', ')}`,
        ...(start.status === 'done' ? [pieceText([{ head: 'ends', given: start.output }], [])] : []),
        ...startedLocally.map((port) => `asks ${port}`),
        ...running.map((piece) => pieceText([{ ...piece, head: `starts ${piece.head}` }], [])),
        ...valuesOf(start.context, true).map(([path, value]) => `${path}=${compact(value)}`),
      ]
      return { name: `start${way && ` (${way})`}`, pieces }
    }),
  )
  if (!first) return []
  const lines = others.map(({ name, pieces }) => {
    const own = pieces.filter((piece) => !first.pieces.includes(piece))
    const missing = first.pieces.filter((piece) => piece.startsWith('starts ') && !pieces.includes(piece))
    return [name, ...own, ...missing.map((piece) => `not ${piece}`)].join(' · ').replace(' · →', ' →')
  })
  return [[first.name, first.pieces.join(' · ')].join(' '), ...lines].map(wrapped)
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

/** Returns the transition table of an explored flow. The package's README explains how to read it. */
export async function tableOf(model: FlowModel, explored: readonly Exploration[]): Promise<string> {
  const { machine } = model
  const edges = edgesOf(machine)
  const taken: Taken[] = []
  for (const exploration of explored) taken.push(...(await takenIn(exploration, edges)))
  const order = new Map(nodesOf(machine.root).map(({ id, order: at }) => [nameIn(machine.id, id), at]))
  const ordersOf = (source: string) => source.split(' + ').map((state) => order.get(state) ?? 0)
  const bySource = [...grouped(taken, ({ source }) => source)].sort(([a], [b]) =>
    byOrder(ordersOf(a), ordersOf(b)),
  )
  return [
    `# ${machine.id}: what each state does. ${appOf(model).tableNote ?? '`UPDATE_TABLES=1` writes it.'}`,
    '',
    ...(await startsOf(explored)),
    ...tagsOf(model),
    ...bySource.flatMap(([source, some]) => ['', source, ...linesOf(some)]),
    '',
  ].join('\n')
}
