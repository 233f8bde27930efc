import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOptions } from '../../scripts/graph/options.mjs'
import { isGood, readRecords } from '../../scripts/graph/records.mjs'
import { recordsIn } from '../../scripts/graph/report.mjs'
import { runGraph } from '../../scripts/graph/run.mjs'
import { tableOf } from '../../scripts/graph/table.mjs'
import { html } from '../../scripts/pages/html.mjs'
import { writeToyReport } from './toyRecords.fixture.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'graph-'))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the report', () => {
  let folder: string
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  beforeAll(async () => {
    folder = join(root, 'toy')
    await writeToyReport(folder)
  })

  it('lists each chart and what is wrong', () => {
    const page = read('index.html')
    expect(page).toContain('<a href="charts/toy.html">toy</a>')
    expect(page).toContain('<code>after pause (4999 ms)</code>: expected <code>idle</code>, seen')
    expect(page).toContain('tests/flows/games/&lt;b&gt;<pre>It does not load.</pre>')
  })

  it('shows states with assertions, edges with tours, and the failing tour with its replay', () => {
    const page = read('charts/toy.html')
    expect(page).toContain('data-node="toy.told"')
    expect(page).toMatch(/<li id="toy.told" class="walked">[\s\S]*shows\(context\.word\)/)
    expect(page).toMatch(/<tr id="toy.idle_ask#0" class="walked">[\s\S]*<a href="#tour-headless-1"/)
    expect(page).toMatch(/data-edge="toy.told xstate.after.pause.toy.told#0"/)
    expect(page).toMatch(/class="edge[^"]* missed" data-edge="toy.told xstate.after.pause/)
    expect(page).toMatch(/class="node[^"]* failed" data-node="toy.idle"/)
    expect(page).toMatch(/npm run replay -- \S+\/data\/browser\/toy\/failure-1\.json/)
    expect(page).toContain('<td>excepted: There is no button for it.</td>')
  })

  it('is a table in the terminal', () => {
    const [head, headless, browser, failed] = tableOf(readRecords(recordsIn(folder))).split('\n')
    expect(head).toMatch(/^chart +place +states +edges +excepted +left out +tours +steps +failed +time$/)
    expect(headless).toMatch(/^toy +headless +3\/3 +5\/5 +0 +0 +2 +\d+ +0 +[\d.]+ s$/)
    expect(browser).toMatch(/^toy +browser +3\/3 +2\/4 +1 +0 +1 +\d+ +3 +/)
    expect(failed).toMatch(/^ {2}✗ walk 1, to .*: step 3, after pause \(4999 ms\): expected idle, seen told$/)
  })
})

it('npm run test:graph walks one flow and records it', async () => {
  const folder = join(root, 'one')
  const run = await runGraph(folder, readOptions(['share', '--place=headless', '--seed=3']))
  expect(run.outside).toEqual([])
  expect(run.title).toMatch(/ · share · headless · seed 3$/)
  const [record, ...others] = readRecords(recordsIn(folder))
  expect(others).toEqual([])
  expect(record).toMatchObject({ area: 'common', flow: 'share', place: 'headless' })
  expect(record && isGood(record)).toBe(true)
  expect(readFileSync(join(recordsIn(folder), 'headless.xml'), 'utf8')).toMatch(
    /<testcase [^>]*name="share, headless &gt; walk 1, /,
  )
})

it('options choose flows and areas by name, all of them in both places by default', () => {
  const places = ['headless', 'browser']
  expect(readOptions([])).toEqual({ chosen: undefined, places, isHeaded: false, seed: undefined })
  const { chosen, places: one } = readOptions(['deposit', 'content', '--place=browser'])
  expect([chosen?.map(({ name }) => name), one]).toEqual([['content', 'deposit'], ['browser']])
  expect(readOptions(['--headed']).places).toEqual(['browser'])
  expect(() => readOptions(['nowhere'])).toThrow('no flow or area "nowhere"')
  expect(() => readOptions(['--place=moon'])).toThrow('--place knows headless and browser')
})

it('values are escaped in a page, pieces of HTML are not', () => {
  const list = ['<i>', html`<b>${'"'}</b>`, undefined, false, 0]
  expect(String(html`<p title="${'"\'&'}">${list}</p>`)).toBe(
    '<p title="&quot;&#39;&amp;">&lt;i&gt;<b>&quot;</b>0</p>',
  )
})
