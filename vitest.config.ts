import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { writeFlowTests } from './scripts/lib/flows.mjs'

const SERVER = 'tests/server/**'

/** The slowest files, which start first so that none of them runs alone at the end. */
const LONGEST = ['crash.test.ts', 'ledgerModel.test.ts', 'process.test.ts', 'dev.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: 'tests/seed.ts',
    sequence: { sequencer: LongestFirst },
    // By default one core is kept free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'headless',
          include: ['{tests,packages}/**/*.test.{ts,tsx}', `${writeFlowTests('headless')}/**/*.test.ts`],
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
          globalSetup: 'tests/server/setup/snapshot.ts',
          // Each file starts its own sandbox; loading the server's modules again for each file would be slow.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
