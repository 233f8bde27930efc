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

/** How a flow's models are tested in each place: in files, as that is how the runners collect and share out tests. */
const TESTS = {
  headless: {
    file: 'model.test.ts',
    textOf: (/** @type {string} */ folder, /** @type {string} */ models) =>
      `import { testFlow } from '#tests/model/flow.ts'
import { ${models} } from '#${folder}/model.ts'

await testFlow('${join(ROOT, folder)}', ${models === 'models' ? '...' : ''}${models})
`,
  },
  browser: {
    file: 'browser.spec.ts',
    textOf: (/** @type {string} */ folder, /** @type {string} */ models) =>
      `import { walkInBrowser } from '@tiya/graph-tests/browser'
import { SITE_BROWSER } from '#tests/model/browser/siteBrowser.ts'
import { ${models} } from '#${folder}/model.ts'

${models === 'models' ? 'for (const model of models) ' : ''}walkInBrowser(model, SITE_BROWSER)
`,
  },
}

/**
 * Writes a test file for each flow, which walks its models. A worker loads only the files it runs, so it never builds the
 * graphs of other flows.
 *
 * @param {keyof typeof TESTS} place
 * @returns {string} the folder that contains them, relative to the project
 */
export function writeFlowTests(place) {
  const generated = `.cache/${place}`
  const { file: name, textOf } = TESTS[place]
  const wanted = new Map(flows().map(({ folder }) => [join(ROOT, generated, folder, name), folder]))
  const found = existsSync(join(ROOT, generated))
    ? readdirSync(join(ROOT, generated), { recursive: true })
    : []
  for (const entry of found) {
    const file = join(ROOT, generated, String(entry))
    if (file.endsWith(name) && !wanted.has(file)) rmSync(file)
  }
  for (const [file, folder] of wanted) {
    const several = /^export const models\b/m.test(readFileSync(join(ROOT, folder, 'model.ts'), 'utf8'))
    const text = textOf(folder, several ? 'models' : 'model')
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return generated
}
