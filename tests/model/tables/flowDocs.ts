import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describeChart } from '@tiya/graph-tests/charts'
import { tableFileOf } from '@tiya/graph-tests/headless'
import { mermaidOf } from '@tiya/graph-tests/internal/charts/mermaid.mjs'
import type { FlowModel } from '@tiya/graph-tests/model'
import { expect, it } from 'vitest'

function sectionOf({ machine, sharedChart }: FlowModel, folder: string, page: string): string {
  const chart = describeChart(machine)
  const pathTo = (file: string) => relative(dirname(page), file)
  const other = sharedChart?.chart.id ?? ''
  const picture = sharedChart
    ? `The chart is that of [${other}](${pathTo(`docs/flows/${sharedChart.walkedIn}.md`)}#${other.toLowerCase()}).`
    : `\`\`\`mermaid\n${mermaidOf(chart)}\`\`\``
  const table = pathTo(tableFileOf(chart.id, folder))
  return `## ${chart.id}

${picture}

[${basename(table)}](${table}) says what each state does with each event, answer and delay.
`
}

/** Returns links from a flow's page to the folders and files of the flow that exist. */
function linksOf(area: string, flow: string, page: string): string {
  const places = {
    chart: `machines/${area}/${flow}`,
    ports: `src/ports/${area}/${flow}.ts`,
    view: `src/screens/${area}/${flow}`,
    tests: `tests/flows/${area}/${flow}`,
  }
  return Object.entries(places)
    .filter(([, path]) => existsSync(path))
    .map(([name, path]) => `[${name}](${relative(dirname(page), path)})`)
    .join(' · ')
}

/**
 * Tests that a flow's page in `docs/flows/` matches what its charts produce. `UPDATE_DOCS=1` writes the page
 * first; `FLOW_PAGES=unchecked` skips the test.
 */
export function checkFlowPage(models: readonly FlowModel[], folder: string): void {
  if (process.env.FLOW_PAGES === 'unchecked') return
  const flow = basename(folder)
  const area = basename(dirname(folder))
  const page = join('docs/flows', area, `${flow}.md`)
  it(`${page} is up to date`, () => {
    const sections = models.map((model) => sectionOf(model, relative('', folder), page))
    const text = [`# ${flow}\n`, `${linksOf(area, flow, page)}\n`, ...sections].join('\n')
    if (process.env.UPDATE_DOCS === '1') {
      mkdirSync(dirname(page), { recursive: true })
      writeFileSync(page, text)
    }
    expect(text, 'npm run docs writes it').toBe(existsSync(page) ? readFileSync(page, 'utf8') : '')
  })
}
