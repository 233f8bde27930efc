import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { routeOf } from '../../machines/common/routes.ts'
import { type Flow, flows } from '../../scripts/lib/flows.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { AMBIENT } from '../model/ambient.ts'
import type { FlowModel, WireAnswer } from '../model/model.ts'
import { VISITS } from '../site/visits.ts'
import { OPTIONS } from './options.ts'
import type { Kept, Scene, Shown } from './states/scene.types.ts'
import { GalleryStage } from './states/stage.ts'
import { type FlowState, statesOf } from './states/states.ts'
import { VIEWLESS } from './states/viewless.ts'

const test = base.extend<object, { stages: readonly GalleryStage[] }>({
  stages: [
    async ({ browser }, use) => {
      const stages = await Promise.all(OPTIONS.sizes.map((size) => GalleryStage.open(browser, size)))
      await use(stages)
      for (const stage of stages) await stage.close()
    },
    { scope: 'worker' },
  ],
})

async function modelsOf({ folder }: Flow): Promise<readonly FlowModel[]> {
  const found = await import(join(ROOT, folder, 'model.ts'))
  return found.models ?? [found.model]
}

const known = new Map<FlowModel, Promise<FlowState[]>>()

/** Returns the states of a model; a worker walks each model once. */
function statesIn(model: FlowModel): Promise<FlowState[]> {
  const states = known.get(model) ?? statesOf(model)
  known.set(model, states)
  return states
}

let models: Promise<ReadonlyMap<string, FlowModel>> | undefined

/** Returns the models of all flows, by machine id. */
function allModels(): Promise<ReadonlyMap<string, FlowModel>> {
  models ??= Promise.all(flows().map(modelsOf)).then(
    (found) => new Map(found.flat().map((model) => [model.machine.id, model])),
  )
  return models
}

const keptOf = ({ machine, snapshot }: Pick<FlowState, 'machine' | 'snapshot'>): Kept => ({
  machine,
  snapshot,
})

/** Returns the shell's snapshot with the scene's language instead of its own. */
function shellIn(language: string, { machine, snapshot }: FlowState): Kept {
  const { context, ...rest } = snapshot
  return { machine, snapshot: { ...rest, context: { ...(context as object), language } } }
}

/** Returns the state of a machine in which it runs an actor: the one that most steps lead to. */
async function hostOf(machine: string, src: string): Promise<Kept | undefined> {
  const model = (await allModels()).get(machine)
  const hosts = model ? (await statesIn(model)).filter(({ actors }) => actors.includes(src)) : []
  const [host] = hosts.toSorted((one, other) => other.entries - one.entries)
  return host && keptOf(host)
}

/** Returns the responses that fill a screen in tests. */
function answersAt(at: string): Readonly<Record<string, WireAnswer>> {
  const screen = routeOf(at.replace(/[?#].*$/, ''))?.screen
  return (screen && VISITS[screen]?.answers) || {}
}

function sceneOf(state: FlowState, hosts: readonly Kept[], language: string): Scene {
  const { at, stored = {}, config = {}, ambient = {} } = state.model
  const needs = routeOf(at.replace(/[?#].*$/, ''))?.needs
  return {
    kept: [state.machine === 'shell' ? shellIn(language, state) : keptOf(state), ...hosts],
    at,
    state: needs ? { [needs.state]: 'kept' } : null,
    stored: { ...stored, 'app.language': language },
    config,
    answers: { ...AMBIENT, ...answersAt(at), ...ambient },
  }
}

/** How a machine comes to run on a device: the machines above it that are also kept. Undefined if nothing starts it. */
type Way = readonly Kept[] | undefined

/** Shows a state in the way that made the machine run before; otherwise finds one. */
async function show(
  stage: GalleryStage,
  state: FlowState,
  language: string,
  ways: Map<FlowModel, Way>,
): Promise<Shown | undefined> {
  if (ways.has(state.model) && !ways.get(state.model)) return undefined
  const hosts = [...(ways.get(state.model) ?? [])]
  for (let machine = state.machine; ; ) {
    const shown = await stage.show(sceneOf(state, hosts, language))
    if (shown.isRunning) {
      ways.set(state.model, hosts)
      return shown
    }
    const start = shown.starts[machine]
    const host = start && (await hostOf(start.parent, start.src))
    if (!host || hosts.some((one) => one.machine === host.machine)) break
    hosts.push(host)
    machine = host.machine
  }
  if (!ways.has(state.model)) ways.set(state.model, undefined)
  return undefined
}

/** What the gallery records about a picture. `hash` is missing if the machine is not shown on the device. */
interface Picture {
  readonly hash?: string
  readonly errors: readonly string[]
  /** What the flow's elements say about its state, if it differs. */
  readonly differs: readonly string[]
}

async function drawFlow(flow: Flow, stages: readonly GalleryStage[]): Promise<void> {
  const folder = join(OPTIONS.folder, 'now', flow.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const drawn: unknown[] = []
  for (const model of await modelsOf(flow)) {
    if (VIEWLESS[model.machine.id]) continue
    const ways = stages.map(() => new Map<FlowModel, Way>())
    for (const state of await statesIn(model)) {
      const pictures: Record<string, Picture> = {}
      for (const [at, stage] of stages.entries())
        for (const language of OPTIONS.languages) {
          const name = `${OPTIONS.sizes[at]?.width}.${language}`
          const shown = await show(stage, state, language, ways[at] ?? new Map())
          const differs = shown?.states.filter((one) => one !== state.leaves) ?? []
          const picture = shown && (await stage.picture(shown))
          if (picture) writeFileSync(join(folder, `${state.machine}.${state.id}.${name}.png`), picture.png)
          pictures[name] = { ...(picture && { hash: picture.hash }), errors: [...stage.errors], differs }
        }
      const { id, machine, leaves, parts, context, steps } = state
      drawn.push({ id, machine, leaves, parts, context, steps, at: state.model.at, pictures })
    }
  }
  const { browser, languages } = OPTIONS
  const told = { flow: flow.name, browser, languages, states: drawn }
  writeFileSync(join(folder, 'states.json'), JSON.stringify(told))
}

const wanted = flows().filter(({ name }) => OPTIONS.flows.length === 0 || OPTIONS.flows.includes(name))

for (const flow of wanted)
  test(flow.name, async ({ stages }, info) => {
    info.setTimeout(1_800_000)
    await drawFlow(flow, stages)
  })
