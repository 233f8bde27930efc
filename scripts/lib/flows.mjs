import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/**
 * Writes a test file for each flow, which walks its model. Test runners collect tests from files only, and a
 * worker loads only the files it runs, so it never builds the graphs of other flows.
 *
 * @param {'browser' | 'headless'} place
 * @param {string} name of each file
 * @param {(flow: Flow, models: string) => string} textOf the text of a flow's file; `models`: what the flow's model exports
 * @returns {string} the folder that contains them
 */
function writeFiles(place, name, textOf) {
  const generated = join(ROOT, '.cache', place)
  const wanted = new Map(flows().map((flow) => [join(generated, flow.folder, name), flow]))
  for (const entry of existsSync(generated) ? readdirSync(generated, { recursive: true }) : []) {
    const file = join(generated, String(entry))
    if (file.endsWith(name) && !wanted.has(file)) rmSync(file)
  }
  for (const [file, flow] of wanted) {
    const model = readFileSync(join(ROOT, flow.folder, 'model.ts'), 'utf8')
    const text = textOf(flow, /^export const models\b/m.test(model) ? 'models' : 'model')
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return generated
}

/** Writes the tests that walk each flow's model in the browser. @returns {string} the folder that contains them */
export function writeFlowSpecs() {
  return writeFiles(
    'browser',
    'browser.spec.ts',
    ({ folder }, models) => `import { walkInBrowser } from '#tests/model/browser.ts'
import { ${models} } from '#${folder}/model.ts'

${models === 'models' ? 'for (const model of models) ' : ''}walkInBrowser(model)
`,
  )
}

/** Writes the tests that walk each flow's model headless. @returns {string} the folder that contains them */
export function writeFlowTests() {
  return writeFiles(
    'headless',
    'model.test.ts',
    ({ folder }, models) => `import { testFlow } from '#tests/model/flow.ts'
import { ${models} } from '#${folder}/model.ts'

await testFlow('${join(ROOT, folder)}', ${models === 'models' ? '...models' : 'model'})
`,
  )
}
