import { playHeadless } from '../headless/headless.ts'
import type { FlowModel } from '../model.ts'
import { Coverage } from './chart.ts'
import { walksOf } from './walk.ts'

/** Plays all walks of a model headless, on a chart or ports that may differ from it; returns what ran. */
export async function walkAll(model: FlowModel, live: Partial<FlowModel> = {}): Promise<Coverage> {
  const ran = new Coverage()
  for (const walk of await walksOf(model, 'headless'))
    ran.add(await playHeadless({ ...walk, model: { ...walk.model, ...live } }))
  return ran
}
