import { walkHeadless } from './headless/headless.ts'
import type { FlowModel } from './model.ts'
import { checkFlowPage } from './tables/flowDocs.ts'

/**
 * Tests a flow headless: its page in `docs/flows/`, and the walks of its models. `folder` is that of its tests.
 * `UPDATE_DOCS=1` writes the page and walks nothing.
 */
export async function testFlow(folder: string, ...models: readonly FlowModel[]): Promise<void> {
  checkFlowPage(models, folder)
  if (process.env.UPDATE_DOCS === '1') return
  for (const model of models) await walkHeadless(model, folder)
}
