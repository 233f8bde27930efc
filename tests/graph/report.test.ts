import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { html } from '@tiya/graph-tests/internal/pages/html.mjs'
import { isGood, readRecords } from '@tiya/graph-tests/internal/report/records.mjs'
import { tableOf } from '@tiya/graph-tests/internal/report/table.mjs'
import { recordsIn, removeReport, writeReport, writeRun } from '@tiya/graph-tests/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDITIONS } from '../../scripts/graph/additions.mjs'
import { readOptions } from '../../scripts/graph/options.mjs'
import { runGraph } from '../../scripts/graph/run.mjs'
import { recordToy, writeToyReport } from './toyRecords.fixture.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'graph-'))
})
afterAll(() => rmSync(root, { recursive: true }))

function testGraph(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'testGraph', ...args], {
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

describe('the report', () => {
  let folder: string
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  beforeAll(async () => {
    folder = join(root, 'toy')
    await writeToyReport(folder)
    await writeReport(folder, ADDITIONS)
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

  it('has a picture of each state, which the gallery and the page of the chart show', () => {
    const browser = readRecords(recordsIn(folder)).find(({ place }) => place === 'browser')
    const states = ['toy.idle', 'toy.asking', 'toy.told']
    expect(Object.keys(browser?.states ?? {})).toEqual(states)
    for (const state of states) {
      const file = `data/browser/toy/${state}.jpg`
      const name = state.replace('toy.', '')
      expect(existsSync(join(folder, file)), file).toBe(true)
      expect(read('gallery.html')).toMatch(
        new RegExp(`<h3>toy: ${name}</h3>[^]*?<a href="${file}">[^]*?href="charts/toy.html#${state}"`),
      )
      expect(read('charts/toy.html')).toContain(
        `<a href="../gallery.html#group=toy&amp;words=${name}"><img src="../${file}"`,
      )
    }
    expect(read('index.html')).toContain('<a href="gallery.html">')
  })

  it('has one picture of a state that tours enter several times', async () => {
    const toured = join(root, 'toured')
    await recordToy(toured, undefined, 'browser')
    const [record] = readRecords(recordsIn(toured))
    const entered = record?.tours.flatMap(({ steps }) => steps.filter(({ state }) => state === 'idle'))
    expect(entered?.length).toBeGreaterThan(1)
    // A second picture would be refused, and end the tour.
    expect(record && isGood(record)).toBe(true)
  })

  it('is a table in the terminal', () => {
    const [head, headless, browser, failed] = tableOf(readRecords(recordsIn(folder))).split('\n')
    expect(head).toMatch(/^chart +place +states +edges +excepted +left out +tours +steps +failed +time$/)
    expect(headless).toMatch(/^toy +headless +3\/3 +5\/5 +0 +0 +2 +\d+ +0 +[\d.]+ s$/)
    expect(browser).toMatch(/^toy +browser +3\/3 +2\/4 +1 +0 +1 +\d+ +3 +/)
    expect(failed).toMatch(/^ {2}✗ walk 1, to .*: step 3, after pause \(4999 ms\): expected idle, seen told$/)
  })
})

describe('npm run test:graph', () => {
  it('walks one flow and records it', async () => {
    const folder = join(root, 'one')
    const run = await runGraph(readOptions(['share', '--place=headless', '--seed=3', '--output', folder]))
    expect(run).toMatchObject({ name: 'run-1-of-1', outside: [] })
    expect(run.title).toMatch(/ · share · headless · seed 3$/)
    const [record, ...others] = readRecords(recordsIn(folder))
    expect(others).toEqual([])
    expect(record).toMatchObject({ area: 'common', flow: 'share', place: 'headless' })
    expect(record && isGood(record)).toBe(true)
    expect(readFileSync(join(recordsIn(folder), 'run-1-of-1-headless.xml'), 'utf8')).toMatch(
      /<testcase [^>]*name="share, headless &gt; walk 1, /,
    )
  })

  it('merges the reports of shards into one', async () => {
    const shards = ['1-of-2', '2-of-2'].map((name) => join(root, name))
    const [first = '', second = ''] = shards
    await recordToy(first)
    await recordToy(second, undefined, 'browser')
    for (const shard of shards)
      writeRun(shard, `run-${shard.split('/').at(-1)}`, { title: shard, outside: [] })
    const output = join(root, 'merged')
    const { status, out } = testGraph('--merge', ...shards, '--output', output)
    expect(out).toMatch(/toy +headless .*\ntoy +browser /)
    expect(status).toBe(0)
    expect(readFileSync(join(output, 'index.html'), 'utf8')).toContain(shards.join(' · '))
    expect(testGraph('--merge', first, '--output', first).err).toMatch(/^--merge writes another folder/)
  })
})

it('a folder that holds something other than a report is not emptied', () => {
  expect(() => removeReport('scripts')).toThrow('holds something else')
  removeReport(join(root, 'nothing'))
})

describe('options', () => {
  it('choose all flows in both places by default', () => {
    expect(readOptions([])).toMatchObject({
      chosen: undefined,
      merged: undefined,
      places: ['headless', 'browser'],
      shard: undefined,
      seed: undefined,
    })
  })

  it('choose flows and areas by name', () => {
    const { chosen, places, shard } = readOptions(['deposit', 'content', '--place=browser', '--shard=4/4'])
    expect(chosen?.map(({ name }) => name)).toEqual(['content', 'operator', 'deposit'])
    expect([places, shard]).toEqual([['browser'], '4/4'])
    expect(readOptions(['--headed']).places).toEqual(['browser'])
  })

  it.each([
    [['nowhere'], 'no flow or area "nowhere"'],
    [['--place=moon'], '--place knows headless and browser'],
    [['--shard=5/4'], '--shard takes a part'],
    [['--shard=0/4'], '--shard takes a part'],
    [['--shard=half'], '--shard takes a part'],
    [['--merge'], '--merge takes the folders'],
  ])('%j are refused in one sentence', (args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })
})

it('values are escaped in a page, pieces of HTML are not', () => {
  const list = ['<i>', html`<b>${'"'}</b>`, undefined, false, 0]
  expect(String(html`<p title="${'"\'&'}">${list}</p>`)).toBe(
    '<p title="&quot;&#39;&amp;">&lt;i&gt;<b>&quot;</b>0</p>',
  )
})
