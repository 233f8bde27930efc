import { expect, it } from 'vitest'
import { and, assign, fromCallback, not, raise, sendTo, setup, stopChild } from 'xstate'
import { drawChart } from '../scripts/charts/draw.mjs'
import { layoutChart } from '../scripts/charts/layout.mjs'
import type { Box, ChartNode } from '../src/inspect/charts/chart.types.ts'
import { describeChart } from '../src/inspect/charts/describe.mjs'
import { edgesBelow, nodesBelow, triggerOf } from '../src/inspect/charts/words.mjs'
import { machines } from './inspect/machines.ts'
import { edgesOf, leavesOf } from './model/chart.ts'

/** A chart with one of everything that charts are made of. */
const lamp = setup({
  types: { context: {} as { burnt: boolean } },
  actors: { sensor: fromCallback(() => undefined) },
  guards: { isDark: () => true, isBurnt: ({ context }) => context.burnt },
  actions: { shine: () => undefined },
  delays: { evening: 90_000, night: () => 1 },
}).createMachine({
  id: 'lamp',
  context: { burnt: false },
  invoke: { src: 'sensor', id: 'sensor' },
  initial: 'plugged',
  on: { unplug: '.unplugged' },
  states: {
    plugged: {
      type: 'parallel',
      onDone: 'unplugged',
      states: {
        switch: {
          initial: 'off',
          states: {
            off: { on: { 'switch <on>': { guard: and(['isDark', not('isBurnt')]), target: 'on' } } },
            on: {
              description: 'It is bright.',
              entry: 'shine',
              exit: stopChild('sensor'),
              after: { 250: { actions: 'shine' }, evening: 'off', night: '#lamp.unplugged' },
              on: {
                touch: { target: 'on', reenter: true, actions: assign({ burnt: true }) },
                reset: '#lamp.plugged',
                ring: { actions: [raise({ type: 'touch' }), sendTo('sensor', { type: 'beep' })] },
              },
            },
          },
        },
        fuse: { initial: 'whole', states: { whole: {} } },
      },
    },
    unplugged: { type: 'final' },
  },
})
const chart = describeChart(lamp)
const nodes = nodesBelow(chart.root)
const nodeOf = (id: string) => nodes.find((node) => node.id === id) as ChartNode

it('a chart has the ids of leaves and edges that the graph harness counts', () => {
  expect(machines.length).toBeGreaterThan(30)
  for (const machine of [...machines, lamp]) {
    const described = describeChart(machine)
    const leaves = nodesBelow(described.root).filter(({ type }) => type === 'atomic' || type === 'final')
    expect(leaves.map(({ id }) => id)).toEqual(leavesOf(machine))
    expect(edgesBelow(described).map(({ id }) => id)).toEqual(edgesOf(machine))
    expect(JSON.parse(JSON.stringify(described))).toEqual(described)
  }
})

it('a state has its actions, children and description by name', () => {
  expect(nodes.map(({ id, type, initial }) => [id, type, initial])).toEqual([
    ['lamp', 'compound', 'lamp.plugged'],
    ['lamp.plugged', 'parallel', undefined],
    ['lamp.plugged.switch', 'compound', 'lamp.plugged.switch.off'],
    ['lamp.plugged.switch.off', 'atomic', undefined],
    ['lamp.plugged.switch.on', 'atomic', undefined],
    ['lamp.plugged.fuse', 'compound', 'lamp.plugged.fuse.whole'],
    ['lamp.plugged.fuse.whole', 'atomic', undefined],
    ['lamp.unplugged', 'final', undefined],
  ])
  expect(chart.root.invokes).toEqual([{ id: 'sensor', src: 'sensor' }])
  const { entry, exit, description } = nodeOf('lamp.plugged.switch.on')
  expect({ entry, exit, description }).toEqual({
    entry: ['shine'],
    exit: ['stop sensor'],
    description: 'It is bright.',
  })
})

it('an edge has its trigger, guard, actions and targets in words', () => {
  const words = edgesBelow(chart).map((edge) => [triggerOf(edge), edge.guard, edge.actions, edge.targets])
  expect(words).toEqual([
    ['unplug', undefined, [], ['lamp.unplugged']],
    ['done', undefined, [], ['lamp.unplugged']],
    ['switch <on>', 'isDark and not isBurnt', [], ['lamp.plugged.switch.on']],
    ['touch', undefined, ['set burnt'], ['lamp.plugged.switch.on']],
    ['reset', undefined, [], ['lamp.plugged']],
    ['ring', undefined, ['raise touch', 'send beep to sensor'], []],
    ['after 250 ms', undefined, ['shine'], []],
    ['after evening (90 s)', undefined, [], ['lamp.plugged.switch.off']],
    ['after night', undefined, [], ['lamp.unplugged']],
  ])
  const entersAgain = edgesBelow(chart).filter(({ reenter }) => reenter)
  expect(entersAgain.map(({ id }) => id)).toEqual(['lamp.plugged.switch.on touch#0'])
})

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

it.each(['deposit', 'session', 'lamp'])(
  'states of %s are drawn within their parents, and no label covers a state or another label',
  async (id) => {
    const machine = [...machines, lamp].find((one) => one.id === id)
    if (!machine) throw new Error(`There is no chart ${id}.`)
    const layout = await layoutChart(describeChart(machine))
    const states = layout.nodes.filter(({ type }) => type !== 'start')
    expect(states.map((state) => state.id).sort()).toEqual(
      nodesBelow(describeChart(machine).root)
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

it('a drawing has each state and transition by its id, in escaped text, with the classes that are asked for', async () => {
  const svg = drawChart(await layoutChart(chart), { classOf: (id) => (id === 'lamp.unplugged' ? 'lit' : '') })
  const idsOf = (name: string) =>
    [...svg.matchAll(new RegExp(`data-${name}="([^"]*)"`, 'g'))].map(([, id]) =>
      id?.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    )
  expect(idsOf('node').sort()).toEqual(nodes.map(({ id }) => id).sort())
  expect(idsOf('edge').sort()).toEqual(
    edgesBelow(chart)
      .map(({ id }) => id)
      .sort(),
  )
  expect(svg).toContain('<g class="node final lit" data-node="lamp.unplugged">')
  expect(svg).toContain('>switch &lt;on&gt;<')
  expect(svg).not.toContain('switch <on>')
  expect(svg).toContain('[isDark and not isBurnt]')
  expect(svg).toContain('after evening (90 s)')
})
