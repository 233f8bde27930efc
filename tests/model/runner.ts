import { dirname } from 'node:path'
import { TestRunner } from 'vitest'
import type { FlowModel } from './model.ts'

/** Vitest's runner, which also takes a flow's `model.ts` as a test file: its tests are those of its models. */
export default class FlowRunner extends TestRunner {
  override async importFile(...args: Parameters<TestRunner['importFile']>): Promise<unknown> {
    const [file, source] = args
    const module = (await super.importFile(...args)) as { model: FlowModel; models?: readonly FlowModel[] }
    if (source === 'collect' && file.endsWith('/model.ts')) {
      const { testFlow } = await import('./flow.ts')
      await testFlow(dirname(file), module.models ?? [module.model])
    }
    return module
  }
}
