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

/** The generated test of a flow in each place: its file, and the function of a module that it calls. */
const TESTS = {
  headless: { name: 'model.test.ts', run: 'testFlow', module: 'tests/model/flow.ts' },
  browser: { name: 'browser.spec.ts', run: 'walkInBrowser', module: 'tests/model/browser.ts' },
}

/**
 * Writes a test file for each flow, which walks its model. Runners collect tests from files only, and a worker loads
 * only the files it runs, so it never builds the graphs of other flows.
 *
 * @param {keyof typeof TESTS} place
 * @returns {string} the folder that contains them, relative to the project
 */
export function writeFlowTests(place) {
  const { name, run, module } = TESTS[place]
  const generated = join('.cache', place)
  const wanted = new Map(flows().map((flow) => [join(ROOT, generated, flow.folder, name), flow]))
  const existing = existsSync(join(ROOT, generated)) ? readdirSync(generated, { recursive: true }) : []
  for (const entry of existing) {
    const file = join(ROOT, generated, String(entry))
    if (file.endsWith(name) && !wanted.has(file)) rmSync(file)
  }
  for (const [file, { folder }] of wanted) {
    const model = `${folder}/model.ts`
    const several = /^export const models\b/m.test(readFileSync(join(ROOT, model), 'utf8'))
    const from = (/** @type {string} */ path) => relative(dirname(file), join(ROOT, path))
    const text = `import { ${run} } from '${from(module)}'
import { ${several ? 'models' : 'model'} } from '${from(model)}'

await ${run}('${folder}', ${several ? '...models' : 'model'})
`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return generated
}
