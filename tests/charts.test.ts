import { describeChart } from '@tiya/graph-tests/charts'
import type { Box } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { drawChart } from '@tiya/graph-tests/internal/charts/draw.mjs'
import { layoutChart } from '@tiya/graph-tests/internal/charts/layout.mjs'
import { edgesBelow, nodesBelow } from '@tiya/graph-tests/internal/charts/words.mjs'
import { edgesOf, leavesOf } from '@tiya/graph-tests/internal/graph/chart.ts'
import { expect, it } from 'vitest'
import { machines } from './inspect/machines.ts'

const chartOf = (id: string) => {
  const machine = machines.find((one) => one.id === id)
  if (!machine) throw new Error(`There is no chart ${id}.`)
  return describeChart(machine)
}

it('a chart has the ids of leaves and edges that the graph harness counts', () => {
  expect(machines.length).toBeGreaterThan(30)
  for (const machine of machines) {
    const described = describeChart(machine)
    const leaves = nodesBelow(described.root).filter(({ type }) => type === 'atomic' || type === 'final')
    expect(leaves.map(({ id }) => id)).toEqual(leavesOf(machine))
    expect(edgesBelow(described).map(({ id }) => id)).toEqual(edgesOf(machine))
    expect(JSON.parse(JSON.stringify(described))).toEqual(described)
  }
})

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

it.each(['deposit', 'session'])(
  'states of %s are drawn within their parents, and no label covers a state or another label',
  async (id) => {
    const chart = chartOf(id)
    const layout = await layoutChart(chart)
    const states = layout.nodes.filter(({ type }) => type !== 'start')
    expect(states.map((state) => state.id).sort()).toEqual(
      nodesBelow(chart.root)
        .map((node) => node.id)
        .sort(),
    )
    for (const state of states) {
      const parent = states.find((one) => one.id === state.id.replace(/\.[^.]*$/, ''))
      if (parent && parent !== state) expect(isInside(state, parent), `${state.id} in its parent`).toBe(true)
    }
    const labels = layout.edges.flatMap(({ label }) => label ?? [])
    const leaves = states.filter(({ type }) => type === 'atomic' || type === 'final')
    for (const [at, label] of labels.entries()) {
      expect(label.width > 0 && label.height > 0).toBe(true)
      for (const other of [...leaves, ...labels.slice(at + 1)])
        expect(overlap(label, other), JSON.stringify([label, other])).toBe(false)
    }
  },
)

it('a drawing has each state and transition by its id, with the classes that are asked for', async () => {
  const chart = chartOf('receipt')
  const svg = drawChart(await layoutChart(chart), { classOf: (id) => (id === 'receipt.shown' ? 'lit' : '') })
  const idsOf = (name: string) =>
    [...svg.matchAll(new RegExp(`data-${name}="([^"]*)"`, 'g'))].map(([, id]) => id).sort()
  expect(idsOf('node')).toEqual(
    nodesBelow(chart.root)
      .map(({ id }) => id)
      .sort(),
  )
  expect(idsOf('edge')).toEqual(
    edgesBelow(chart)
      .map(({ id }) => id)
      .sort(),
  )
  expect(svg).toContain('<g class="node atomic lit" data-node="receipt.shown">')
  expect(svg).toContain('>preview.failed<')
  expect(svg).toContain('[isUnusable]')
})
