// npm run walks: random walks through the whole site in Chromium, on the sandbox with injected faults.
// `--count=200` sets the number of walks, `--steps=60` that of their steps on average, `--seed=7` the first seed. A walk
// that breaks a rule is saved in `reports/walks/`, reduced to the actions it needs.
import { parseArgs } from 'node:util'
import { report } from './lib/checks.mjs'
import { positiveIntegers } from './lib/options.mjs'
import { runPlaywright } from './lib/runners.mjs'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    steps: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
positiveIntegers(values)

const env = { LONG: '1', WALKS: values.count, WALK_STEPS: values.steps, SEED: values.seed }
const walks = await runPlaywright({ project: 'tools', files: ['tests/walks/walks.spec.ts'], env })
report(`${values.count} random walks of ${values.steps} steps, seeds from ${values.seed}`, walks)
process.exitCode = walks.failed === 0 ? 0 : 1
