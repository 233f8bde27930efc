import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SERVER = 'tests/server/**'

/** The slowest files, which start first so that none of them runs alone at the end. */
const LONGEST = ['crash.test.ts', 'ledger-model.test.ts', 'idempotency.test.ts', 'process.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/server/${name}`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

const MODELS = 'tests/flows/*/*/model.ts'

/**
 * Turns every flow's `model.ts` into a test file. When vitest runs it as one, it checks the flow's page in
 * `docs/flows/` and walks each chart headless. `UPDATE_DOCS=1` writes the pages without a walk.
 */
const walkModels: Plugin = {
  name: 'walk-models',
  transform: (code, id) =>
    /\/tests\/flows\/[^/]+\/[^/]+\/model\.ts$/.test(id)
      ? {
          code: `${code}
if (globalThis.__vitest_worker__.filepath === import.meta.filename) {
  const walked = ${/^export const models\b/m.test(code) ? 'models' : '[model]'}
  const { checkFlowPage } = await import('/tests/model/flow-docs.ts')
  const { walkHeadless } = await import('/tests/model/headless.ts')
  checkFlowPage(walked, import.meta.dirname)
  if (process.env.UPDATE_DOCS !== '1') for (const one of walked) await walkHeadless(one, import.meta.dirname)
}`,
          map: null,
        }
      : undefined,
}

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: 'tests/seed.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [walkModels],
        test: {
          name: 'headless',
          include: ['tests/**/*.test.{ts,tsx}', MODELS],
          exclude: [SERVER],
          // Loading React and XState again for each file costs more than most files.
          isolate: false,
          // Enough for a long walk on a busy machine. It waits only for the event loop.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [`${SERVER}/*.test.ts`],
          globalSetup: 'tests/server/snapshot.ts',
          // Each file starts its own sandbox; loading the server's modules again for each file would be slow.
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
