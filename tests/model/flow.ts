import { type Checks, walkHeadless } from '@tiya/graph-tests/headless'
import type { FlowModel } from '@tiya/graph-tests/model'
import { expect } from 'vitest'
import { faultCellsOf, writeFaults } from './headless/faults.ts'
import { checkFlowPage } from './tables/flowDocs.ts'

const CHECKS: Checks = {
  async 'survives every fault of its calls'(explored, { machine }) {
    const cells = await faultCellsOf(explored)
    writeFaults(machine.id, cells)
    expect(cells.filter(({ problems }) => problems.length > 0)).toEqual([])
  },
}

/**
 * Tests a flow headless: its page in `docs/flows/`, and the walks of its models. `folder` is that of its tests.
 * `UPDATE_DOCS=1` writes the page and walks nothing.
 */
export async function testFlow(folder: string, ...models: readonly FlowModel[]): Promise<void> {
  checkFlowPage(models, folder)
  if (process.env.UPDATE_DOCS === '1') return
  for (const model of models) await walkHeadless(model, folder, CHECKS)
}
