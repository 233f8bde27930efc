import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './lib/files.mjs'
import { flows } from './lib/flows.mjs'
import { ROOT } from './lib/root.mjs'

/*
 * What a flow costs: its own files, their lines, and how many of those are boilerplate. A line is boilerplate
 * if at least half of all flows have the same one, apart from the flow's name. Lines with only punctuation,
 * and generated transition tables, do not count.
 */

/** @param {{ name: string, area: string }} flow */
const filesOf = ({ name, area }) =>
  [
    `machines/${area}/${name}`,
    `src/ports/${area}/${name}.ts`,
    `src/screens/${area}/${name}`,
    `src/i18n/en/${area}/${name}.ts`,
    `src/i18n/bn/${area}/${name}.ts`,
    `tests/flows/${area}/${name}`,
  ]
    .flatMap(filesBelow)
    .filter((file) => !file.endsWith('transitions.txt'))

/** @param {{ name: string, area: string }} flow @returns {string[]} the lines, without the names of flow and area */
function linesOf(flow) {
  const names = new RegExp(`${flow.name}|\\b${flow.area}\\b`, 'gi')
  return filesOf(flow)
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'))
    .map((line) => line.trim().replace(names, '~'))
    .filter((line) => /[\p{L}\d]/u.test(line))
}

const all = flows().filter((flow) => existsSync(join(ROOT, `src/screens/${flow.area}/${flow.name}`)))
const lines = new Map(all.map((flow) => [flow, linesOf(flow)]))

/** @type {Map<string, number>} the number of flows in which a line occurs */
const shared = new Map()
for (const own of lines.values())
  for (const line of new Set(own)) shared.set(line, (shared.get(line) ?? 0) + 1)

const asked = process.argv.slice(3)
const shown = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
const rows = shown.map((flow) => {
  const own = lines.get(flow) ?? []
  const boilerplate = own.filter((line) => (shared.get(line) ?? 0) * 2 >= all.length).length
  return {
    flow: flow.name,
    files: filesOf(flow).length,
    lines: own.length,
    'boilerplate %': Math.round((boilerplate / own.length) * 100),
  }
})
console.table(rows)
