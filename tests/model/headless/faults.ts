import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CALL_LIMIT } from '@tiya/contract/timeLimits'
import type { Call } from '@tiya/contract/wire'
import type { Arrow } from '@tiya/graph-tests/internal/graph/arrow.types.ts'
import { activeLeaves } from '@tiya/graph-tests/internal/graph/chart.ts'
import type { Graph } from '@tiya/graph-tests/internal/graph/graph.ts'
import { Run } from '@tiya/graph-tests/internal/graph/run.ts'
import { inputOf, invokesOf, stepsOf } from '@tiya/graph-tests/internal/graph/steps.ts'
import { type Exploration, play } from '@tiya/graph-tests/internal/graph/walk.ts'
import { callOf, wireFor } from '@tiya/graph-tests/internal/headless/network.ts'
import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import type { FlowModel } from '@tiya/graph-tests/model'
import type { Answer, WireAnswer } from '@tiya/graph-tests/wire'
import type { AnyMachineSnapshot } from 'xstate'
import { FAULT_NAMES, FAULTS, type FaultName, type WireFault } from '../../faults/wireFaults.ts'
import { callOfLine } from '../../site/calls.ts'
import { PLAYER } from '../ambient.ts'
import { API } from '../app.ts'
import type { FakePage } from './fakePage.ts'

/*
 * The flows' part of the fault matrix. Each call that a port makes fails in every way, with the real port and
 * the live chart, after it has been reached by the shortest path through the graph.
 */

/** One cell: what a fault of a call does to one port of one flow. */
export interface FaultCell {
  readonly flow: string
  readonly port: string
  /** `METHOD /path` of the contract. */
  readonly call: string
  readonly fault: FaultName
  /** How often the call was made. */
  readonly requests: number
  /** The leaf states afterwards. */
  readonly states: readonly string[]
  /** What the chart knows about the failure. Empty if it stores none. */
  readonly failures: readonly string[]
  /** Empty if the cell passes. */
  readonly problems: readonly string[]
}

/** No port makes more calls than this, retries included. */
const MOST_CALLS = 20

/** After these faults the site can't know whether a money call took effect, so it keeps the key. */
const UNCLEAR: readonly FaultName[] = FAULT_NAMES.filter(
  (name) => !['a 400 with a message', 'a 404', 'a 422 with errors'].includes(name),
)

const refusedWords = (status: number, message: unknown) =>
  `refused ${status}${message ? ` “${message}”` : ''}`

/** Returns what a chart that stores the failure must know about it, as worded by `failuresIn`. */
function expectedFailure(name: FaultName): string {
  const fault: WireFault = FAULTS[name]
  if ('silent' in fault) return 'timedOut'
  if ('reset' in fault) return 'lost'
  if ('raw' in fault) return 'unreadable'
  return refusedWords(fault.status, (fault.body as { readonly message?: string }).message)
}

/** A read without a response is retried once. */
function expectedRequests({ method, kind }: Call, name: FaultName): number {
  const isRead = method === 'GET' && kind === 'read'
  return isRead && 'reset' in FAULTS[name] ? 2 : 1
}

function wireOf(name: FaultName): WireAnswer | undefined {
  const fault: WireFault = FAULTS[name]
  if ('silent' in fault) return undefined
  if (!('reset' in fault)) return fault
  return fault.reset === 'before' ? { lost: true } : { raw: '{"message": "The rest', cut: true }
}

/** Returns every failure that a value contains, in short form. */
function failuresIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 4 || 'sessionId' in value) return []
  const { kind, status, message } = value as Record<string, unknown>
  if (kind === 'refused' && typeof status === 'number') return [refusedWords(status, message)]
  if (
    typeof kind === 'string' &&
    ['unreadable', 'lost', 'timedOut', 'signedOut', 'unexpected'].includes(kind)
  )
    return [kind]
  return [...new Set(Object.values(value).flatMap((each) => failuresIn(each, depth + 1)))]
}

/** A snapshot in which a port makes its first calls, and the path to it. */
interface Place {
  readonly model: FlowModel
  readonly graph: Graph
  readonly port: string
  readonly way: readonly Arrow[]
}

/**
 * Returns, for each port and each set of calls that it makes first, the shortest path to a snapshot in which
 * it does.
 *
 * @param known what was found from other starts of the flow
 */
async function placesOf({ model, graph, cache }: Exploration, known: Set<string>): Promise<Place[]> {
  const places: Place[] = []
  const look = async (snapshot: AnyMachineSnapshot, way: readonly Arrow[]) => {
    if (snapshot.status !== 'active') return
    for (const { id, src: port } of invokesOf(snapshot).filter(({ src }) => model.answers?.[src])) {
      const lines = await cache.linesOf(port, inputOf(snapshot, id))
      const key = [port, ...new Set(lines.map((line) => callOf(line, API)))].join()
      if (!known.has(key)) places.push({ model, graph, port, way })
      known.add(key)
    }
  }
  await look(graph.startSnapshot, [])
  const ways = new Map<string, readonly Arrow[]>([[graph.start, []]])
  // A map is iterated in insertion order, including entries added meanwhile, so it works as a queue.
  for (const [at, way] of ways) {
    for (const arrow of graph.arrows.get(at) ?? []) {
      const { step, to, effect } = arrow
      if (step.refused || step.fails || ways.has(to)) continue
      const further = [...way, arrow]
      await look(effect.after, further)
      ways.set(to, further)
    }
  }
  return places
}

/** Plays the path to a port on a live chart; the caller stops it. */
async function arrive({ model, graph, way }: Place): Promise<Run> {
  const run = await Run.start(model)
  await play({ name: '', way: '', model, calls: graph.calls, start: graph.start, arrows: way }, run)
  return run
}

/** Returns the answers to a port's calls, by call, from the first answer of the model that needs the most calls. */
async function usualAnswers(place: Place): Promise<ReadonlyMap<string, WireAnswer>> {
  const { model, port } = place
  let most = new Map<string, WireAnswer>()
  const isPlain = (answer: Answer) => [answer].flat().every((wire) => !('silent' in wire || 'lost' in wire))
  for (const answer of Object.values(model.answers?.[port] ?? {}).filter(isPlain)) {
    const run = await arrive(place)
    const id = invokesOf(run.snapshot).find(({ src }) => src === port)?.id ?? port
    const isGiven = run.heldCalls.every((held) => held.port !== port || wireFor(answer, 0, held.line, API))
    if (!isGiven) {
      run.stop()
      continue
    }
    const event = { type: '' }
    const exchanges = await run.play({ kind: 'answer', label: '', event, id, port, answer })
    const answered = new Map(exchanges.map(({ line, wire }) => [callOf(line, API), wire]))
    run.stop()
    if (answered.size > most.size) most = answered
  }
  return most
}

/**
 * Returns true if something can still happen: an answer, a delay, or an event from the player or the device.
 * A chart without its own events shows what it has found and rests.
 */
function hasWayOn(model: FlowModel, run: Run): boolean {
  if (!model.events) return true
  const { snapshot } = run
  return (
    invokesOf(snapshot).length > 0 || stepsOf(model, snapshot, () => undefined).some((step) => !step.refused)
  )
}

/** Answers a port's calls until it ends: one call with a fault, the others as usual. Returns how often it was made. */
async function answerAll(
  run: Run,
  { port, id }: { readonly port: string; readonly id: string },
  answerTo: (line: string) => WireAnswer | undefined,
  limit: number,
): Promise<readonly string[]> {
  const child = run.snapshot.children[id]
  const made: string[] = []
  for (let turn = 0; turn < MOST_CALLS; turn += 1) {
    const held = run.heldCalls.filter((each) => each.port === port)
    const next = held.find((each) => answerTo(callOf(each.line, API))) ?? held[0]
    if (!next || run.snapshot.children[id] !== child) break
    const wire = answerTo(callOf(next.line, API))
    made.push(callOf(next.line, API))
    if (wire) next.answer(wire)
    else run.clock.increment(limit)
    await settled()
  }
  return made
}

/** Fails one call of a port and returns the result. */
async function failOne(
  place: Place,
  usual: ReadonlyMap<string, WireAnswer>,
  line: string,
  call: Call,
  fault: FaultName,
): Promise<FaultCell> {
  const { model, port } = place
  const run = await arrive(place)
  const id = invokesOf(run.snapshot).find(({ src }) => src === port)?.id ?? port
  const child = run.snapshot.children[id]
  const wire = wireOf(fault)
  const answerTo = (asked: string) => (asked === line ? wire : usual.get(asked))
  const made = await answerAll(run, { port, id }, answerTo, CALL_LIMIT[call.kind])
  const { snapshot } = run
  const requests = made.filter((each) => each === line).length
  const key = (run.device as FakePage).storage.get(`app.idempotency.${PLAYER.remote_id}`)
  const problems: string[] = []
  if (requests !== expectedRequests(call, fault)) problems.push(`The call is made ${requests} times.`)
  const end = child?.getSnapshot() as { status: string; value?: unknown; context?: unknown } | undefined
  // A load waits for the player.
  if (end?.status === 'active' && end.value !== 'failed') problems.push('The port does not end.')
  if (snapshot.status === 'error') problems.push(`The chart stops: ${snapshot.error}`)
  if (snapshot.status === 'active' && !hasWayOn(model, run)) problems.push('There is no way on.')
  const failures = failuresIn([snapshot.context, end?.context])
  if (failures.length > 0 && !failures.includes(expectedFailure(fault)))
    problems.push(`The chart knows of ${failures.join(', ')}.`)
  if (call.kind === 'money' && key.includes(call.path) !== UNCLEAR.includes(fault))
    problems.push(`The key of the call is ${key ? 'kept' : 'gone'}.`)
  run.stop()
  return {
    flow: model.machine.id,
    port,
    call: `${call.method} ${call.path}`,
    fault,
    requests,
    states: activeLeaves(snapshot),
    failures,
    problems,
  }
}

/** Fails each call of each port of a flow in every way. Returns the flow's cells for the report. */
export async function faultCellsOf(explored: readonly Exploration[]): Promise<FaultCell[]> {
  const cells: FaultCell[] = []
  const known = new Set<string>()
  const failed = new Set<string>()
  for (const exploration of explored) {
    for (const place of await placesOf(exploration, known)) {
      const usual = await usualAnswers(place)
      for (const line of usual.keys()) {
        const call = callOfLine(line)
        const key = `${place.port} ${line}`
        if (!call || failed.has(key)) continue
        failed.add(key)
        for (const fault of FAULT_NAMES) cells.push(await failOne(place, usual, line, call, fault))
      }
    }
  }
  return cells
}

/** Writes the cells of a flow where `npm run faults` reads them. */
export function writeFaults(flow: string, cells: readonly FaultCell[]): void {
  const file = `.cache/faults/flows/${flow}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(cells, null, 2)}\n`)
}
