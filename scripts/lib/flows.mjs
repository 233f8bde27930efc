import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './root.mjs'
import { TroubleError } from './trouble.mjs'

const FLOWS = join(ROOT, 'tests/flows')

/** @typedef {{ name: string, area: string, folder: string }} Flow `folder`: of its tests, relative to the project */

/** @returns {Flow[]} every flow that has a model at `tests/flows/{area}/{name}/model.ts` */
export function flows() {
  const below = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder).sort() : [])
  return below(FLOWS)
    .flatMap((area) =>
      below(join(FLOWS, area)).map((name) => ({ name, area, folder: `tests/flows/${area}/${name}` })),
    )
    .filter(({ folder }) => existsSync(join(ROOT, folder, 'model.ts')))
}

/** @param {readonly string[]} names of flows or areas @returns {Flow[]} @throws {TroubleError} for an unknown name */
export function flowsNamed(names) {
  const all = flows()
  const unknown = names.find((name) => !all.some((flow) => flow.name === name || flow.area === name))
  if (unknown === undefined)
    return all.filter(({ name, area }) => names.includes(name) || names.includes(area))
  const known = all.map(({ name }) => name)
  throw new TroubleError(`There is no flow or area "${unknown}". The flows: ${known.join(', ')}.`)
}

/** @param {Flow} flow @returns {string[]} the names of the charts that its models walk, from its transition tables */
export function chartsOf({ name, folder }) {
  const children = readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.transitions.txt'))
    .map((file) => file.replace('.transitions.txt', ''))
  return [name, ...children]
}

/** A flow's test file in each place: its name, the harness that it imports, and what that does with the models. */
const TESTS = {
  headless: { name: 'model.test.ts', harness: 'flow', call: 'await harness.testFlow(folder, ...models)' },
  browser: { name: 'browser.spec.ts', harness: 'browser', call: 'models.forEach(harness.walkInBrowser)' },
}

/**
 * Writes a test file for each flow, which walks its models. Runners collect tests from files only, and a worker loads
 * only the files it runs, so it never builds the graphs of other flows.
 *
 * @param {keyof typeof TESTS} place where the models are walked
 * @returns {string} the folder that contains them
 */
export function writeFlowTests(place) {
  const { name, harness, call } = TESTS[place]
  const generated = join(ROOT, '.cache', place)
  const wanted = new Map(flows().map(({ folder }) => [join(generated, folder, name), folder]))
  for (const entry of existsSync(generated) ? readdirSync(generated, { recursive: true }) : []) {
    const file = join(generated, String(entry))
    if (file.endsWith(name) && !wanted.has(file)) rmSync(file)
  }
  for (const [file, folder] of wanted) {
    const from = (/** @type {string} */ path) => relative(dirname(file), join(ROOT, path))
    const text = `import * as harness from '${from(`tests/model/${harness}.ts`)}'
import * as flow from '${from(`${folder}/model.ts`)}'

const folder = '${folder}'
const models = flow.models ?? [flow.model]
${call}
`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return generated
}
