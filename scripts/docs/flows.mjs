import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartsOf, flows } from '../lib/flows.mjs'
import { ROOT } from '../lib/root.mjs'
import { writeByTests } from '../lib/runners.mjs'

const FOLDER = join(ROOT, 'docs/flows')

/** @returns {string[]} the pages that should exist in `docs/flows/` */
export const flowPages = () => flows().map(({ area, name }) => `${area}/${name}.md`)

/** @returns {string} the text of `docs/flows/README.md` */
export function flowIndex() {
  const lineOf = (/** @type {import('../lib/flows.mjs').Flow} */ flow) => {
    const children = chartsOf(flow).slice(1)
    const also = children.length > 0 ? `, with ${children.join(', ')}` : ''
    return `- [${flow.name}](${flow.area}/${flow.name}.md)${also}`
  }
  const areas = [...new Set(flows().map(({ area }) => area))]
  const sections = areas.map((area) => {
    const lines = flows()
      .filter((flow) => flow.area === area)
      .map(lineOf)
    return `## ${area}\n\n${lines.join('\n')}\n`
  })
  const head = `# Flows

Each flow's charts as diagrams, with their transitions. Written by \`npm run docs\`; the tests fail while a page is stale.
[product.md](../product.md) says what the flows are for.
`
  return [head, ...sections].join('\n')
}

/** Writes `docs/flows/`: a page for each flow, and an index. */
export async function writeFlows() {
  mkdirSync(FOLDER, { recursive: true })
  for (const entry of readdirSync(FOLDER, { recursive: true }).map(String))
    if (entry.endsWith('.md') && !flowPages().includes(entry)) rmSync(join(FOLDER, entry))
  writeFileSync(join(FOLDER, 'README.md'), flowIndex())
  await writeByTests('UPDATE_DOCS', ['/model.test.ts'])
}
