import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './root.mjs'
import { TroubleError } from './trouble.mjs'

const FLOWS = join(ROOT, 'tests/flows')
const GENERATED = join(ROOT, '.cache/browser')

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

/** @param {Flow} flow */
const specOf = ({ folder }) => join(GENERATED, folder, 'browser.spec.ts')

/**
 * Writes a browser test file for each flow, which walks its model. Playwright collects tests from files only,
 * and a worker loads only the files it runs, so it never builds the graphs of other flows.
 *
 * @returns {string} the folder that contains them
 */
export function writeFlowSpecs() {
  const wanted = new Map(flows().map((flow) => [specOf(flow), flow]))
  for (const entry of existsSync(GENERATED) ? readdirSync(GENERATED, { recursive: true }) : []) {
    const file = join(GENERATED, String(entry))
    if (file.endsWith('.spec.ts') && !wanted.has(file)) rmSync(file)
  }
  for (const [file, { folder }] of wanted) {
    const model = `${folder}/model.ts`
    const several = /^export const models\b/m.test(readFileSync(join(ROOT, model), 'utf8'))
    const from = (/** @type {string} */ path) => relative(dirname(file), join(ROOT, path))
    const text = `import { walkInBrowser } from '${from('tests/model/browser.ts')}'
import { ${several ? 'models' : 'model'} } from '${from(model)}'

${several ? 'for (const model of models) ' : ''}walkInBrowser(model)
`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return GENERATED
}
