import { nodesOf } from '@tiya/graph-tests/internal/graph/chart.ts'
import { opaque } from '@tiya/graph-tests/internal/graph/run.ts'
import { fixturesOf } from '@tiya/graph-tests/internal/graph/steps.ts'
import { type FlowModel, marksOf } from '@tiya/graph-tests/model'
import type { Fixtures } from '@tiya/workbench/recordable'
import { createActor, type EventObject } from 'xstate'

type ModelModule = { readonly model?: FlowModel; readonly models?: readonly FlowModel[] }

/** Returns the first snapshots of a model's chart, one for each start. Its children do nothing. */
function firstSnapshots({ machine, input, variants }: FlowModel): unknown[] {
  const children = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))
  const inert = machine.provide({ actors: Object.fromEntries(children.map((src) => [src, opaque])) } as never)
  const inputs = [input, ...Object.values(variants ?? {}).map((variant) => variant.input ?? input)]
  return inputs.map((one) => createActor(inert, { input: one }).getSnapshot())
}

/** Returns the events that fixtures provide for the first snapshots that they support, without duplicates. */
function eventsFor(
  fixtures: ReturnType<typeof fixturesOf>,
  snapshots: readonly unknown[],
): { label: string; event: EventObject }[] {
  const events = new Map<string, { label: string; event: EventObject }>()
  for (const snapshot of snapshots) {
    try {
      for (const event of fixtures?.(snapshot) ?? []) {
        const json = JSON.stringify(event)
        events.set(json, { label: marksOf(event).label ?? json, event: JSON.parse(json) })
      }
    } catch {
      // These fixtures depend on what the flow loads later.
    }
  }
  return [...events.values()]
}

/** Returns the events of all models, by machine and event type, for the user to send by hand. */
export async function allFixtures(): Promise<Fixtures> {
  const modules = import.meta.glob<ModelModule>('../flows/*/*/model.ts')
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const models = loaded.flatMap(({ model, models = [] }) => (model ? [model] : models))
  return Object.fromEntries(
    models.map((model) => {
      const snapshots = firstSnapshots(model)
      const types = [...(model.plainEvents ?? []), ...Object.keys(model.events ?? {})]
      return [
        model.machine.id,
        Object.fromEntries(types.map((type) => [type, eventsFor(fixturesOf(model, type), snapshots)])),
      ]
    }),
  )
}
