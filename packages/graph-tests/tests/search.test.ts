import { port } from '@tiya/ports/port'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { PlainEnvironment } from '../src/app.ts'
import { Coverage } from '../src/graph/chart.ts'
import { explore } from '../src/graph/walk.ts'
import { defineModel, type FlowModel, tried, unusual } from '../src/model.ts'
import { reportOf } from '../src/records/report.ts'
import { type Answered, ask, TOYS } from './ask.ts'

interface Known {
  isOpen: boolean | 'unknown'
  left: number | 'unknown'
}

const shopSetup = setup({
  types: {
    context: {} as Known & { basket: number; refused: boolean },
    events: {} as { type: 'put'; count: number } | { type: 'buy' } | { type: 'ring' },
  },
  actors: {
    loadShop: port<Answered<Partial<Known>>>('loadShop'),
    loadStock: port<Answered<Partial<Known>>>('loadStock'),
  },
})

/** A region that waits for a call; `otherwise` is what a failure says. */
const asking = (src: 'loadShop' | 'loadStock', otherwise: Partial<Known>) =>
  shopSetup.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src,
          id: src,
          onDone: {
            target: 'known',
            actions: assign(({ event: { output } }) => (output.ok ? output.value : otherwise)),
          },
        },
      },
      known: {},
    },
  })

/** A shop: two calls at the start, a basket, and a till that refuses more than there is left. */
const shopMachine = shopSetup.createMachine({
  id: 'shop',
  context: { isOpen: 'unknown', left: 'unknown', basket: 0, refused: false },
  type: 'parallel',
  states: {
    shop: asking('loadShop', { isOpen: false }),
    stock: asking('loadStock', { left: 0 }),
    basket: {
      on: {
        put: { actions: assign({ basket: ({ event }) => event.count, refused: false }) },
        ring: { actions: assign({}) },
        buy: [
          {
            guard: ({ context }) => context.basket > Number(context.left),
            actions: assign({ refused: true }),
          },
          { actions: assign({ basket: 0 }) },
        ],
      },
    },
  },
})

const shop = defineModel<typeof shopMachine>({
  machine: shopMachine,
  app: TOYS,
  ports: (environment: PlainEnvironment) => ({
    loadShop: fromPromise(({ signal }) => ask<Partial<Known>>(environment, 'GET /shop', signal)),
    loadStock: fromPromise(({ signal }) => ask<Partial<Known>>(environment, 'GET /stock', signal)),
  }),
  at: '/shop',
  answers: {
    loadShop: { open: { body: { isOpen: true } }, closed: { body: { isOpen: false } }, lost: { lost: true } },
    loadStock: { some: { body: { left: 5 } }, none: { body: { left: 0 } }, lost: { lost: true } },
  },
  events: {
    put: () => [{ type: 'put', count: 1 }, unusual({ type: 'put', count: 9 })],
  },
  plainEvents: ['buy', 'ring'],
  assertions: {},
})

const explored = (changes: Partial<FlowModel>) => explore({ ...shop, ...changes }, 'headless')

/** Returns the steps of the whole graph: what leaves which snapshot. */
async function stepsOf(changes: Partial<FlowModel>) {
  const graphs = await explored(changes)
  return graphs.flatMap(({ graph }) =>
    graph.found.map(({ step, effect: { before } }) => ({
      label: step.label,
      before: before as never as Shop,
    })),
  )
}

interface Shop {
  readonly value: { readonly shop: string; readonly stock: string }
  readonly context: { readonly isOpen: unknown; readonly left: unknown; readonly basket: number }
}

const labelled = (steps: Awaited<ReturnType<typeof stepsOf>>, label: string) =>
  steps.filter((step) => step.label === label).map(({ before }) => before)

it('a model without a usual course is walked in full', async () => {
  const steps = await stepsOf({})
  // What is known of the shop and of its stock, and each basket, also refused.
  expect(labelled(steps, '{"type":"ring"}')).toHaveLength(36)
})

it('plays what is tried only where no usual fixture of its event is left', async () => {
  const put = ({ context }: Shop) => [
    ...(context.basket === 0 ? [{ type: 'put', count: 1 }] : []),
    tried({ type: 'put', count: 9 }),
  ]
  const steps = await stepsOf({ events: { put: put as never } })
  const trying = labelled(steps, '{"type":"put","count":9}')
  expect(new Set(trying.map(({ context }) => context.basket))).toEqual(new Set([1, 9]))
})

describe('the usual course of a model', () => {
  it('plays an unusual answer once, from the first snapshot that allows it', async () => {
    const steps = await stepsOf({ usual: {} })
    expect(labelled(steps, 'loadShop ← closed')).toEqual([
      expect.objectContaining({ value: expect.objectContaining({ stock: 'loading' }) }),
    ])
    expect(labelled(steps, 'loadShop ← open').length).toBeGreaterThan(3)
  })

  it('plays an answer that the model lists as usual wherever it can arrive', async () => {
    const steps = await stepsOf({ usual: { ends: { loadShop: ['open', 'closed'] } } })
    expect(labelled(steps, 'loadShop ← closed').length).toBe(labelled(steps, 'loadShop ← open').length)
  })

  it('continues after an unusual fixture until it shows something new', async () => {
    const steps = await stepsOf({ usual: { first: ['loadShop', 'loadStock'] } })
    const refusing = labelled(steps, '{"type":"buy"}').filter(
      ({ context: { basket, left } }) => basket > Number(left),
    )
    expect(refusing).not.toEqual([])
  })

  it('waits for the calls that come first, in their order', async () => {
    const steps = await stepsOf({ usual: { first: ['loadShop', 'loadStock'] } })
    const ringing = labelled(steps, '{"type":"ring"}').filter(({ value }) => value.stock === 'loading')
    // Only where `ring` was shown for the first time may a call still be held.
    expect(ringing.length).toBeLessThanOrEqual(1)
    expect(labelled(steps, 'loadStock ← some').every(({ value }) => value.shop === 'known')).toBe(true)
  })

  it('needs fewer snapshots for the same edges and leaves, and counts the steps that it leaves out', async () => {
    const sizes = await Promise.all(
      [{}, { usual: { first: ['loadShop', 'loadStock'] } }].map(async (changes) => {
        const ran = new Coverage()
        const graphs = await explored(changes)
        for (const { effect, step } of graphs.flatMap(({ graph }) => graph.found)) {
          ran.see(effect.before, effect.before.machine.getTransitionData(effect.before as never, step.event))
          ran.see(effect.after, [])
        }
        const { leftOut } = reportOf({ ...shop, ...changes }, 'headless', ran, graphs)
        return { snapshots: graphs[0]?.graph.arrows.size ?? 0, edges: ran.edges, leaves: ran.leaves, leftOut }
      }),
    )
    const [full, usual] = sizes
    expect(usual?.snapshots).toBeLessThan((full?.snapshots ?? 0) / 2)
    expect(usual?.edges).toEqual(full?.edges)
    expect(usual?.leaves).toEqual(full?.leaves)
    expect(full?.leftOut).toBe(0)
    expect(usual?.leftOut).toBeGreaterThan(0)
  })
})

describe('a gesture', () => {
  const labels = async (gesture: object, changes: Partial<FlowModel> = {}) => {
    const graphs = await explore({ ...shop, ...changes, gesture: gesture as never }, 'browser')
    return graphs.flatMap(({ graph }) =>
      graph.found.map(({ step, effect }) => [step.label, effect.before] as const),
    )
  }
  const ring = '{"type":"ring"}'

  it('replaced by a reason leaves its event and the edges of that event out of the browser', async () => {
    const gesture = { ring: 'the bell hangs outside' }
    expect((await labels(gesture)).map(([label]) => label)).not.toContain(ring)
    const report = reportOf({ ...shop, gesture: gesture as never }, 'browser', new Coverage())
    expect(report.uncovered).not.toContain('shop.basket ring#0')
    expect(report.uncovered).toContain('shop.basket put#0')
  })

  it('is played only when the page allows it', async () => {
    const gesture = {
      ring: { when: ({ context }: Shop) => context.basket === 1, play: async () => undefined },
    }
    const ringing = (await labels(gesture)).filter(([label]) => label === ring)
    expect(ringing.length).toBeGreaterThan(0)
    expect(ringing.every(([, { context }]) => context.basket === 1)).toBe(true)
  })

  it('is played while a dialog covers the page only if it is one of the dialog', async () => {
    const play = async () => undefined
    const covered = ({ context }: Shop) => (context.basket === 1 ? ['put'] : undefined)
    const found = await labels({ ring: play, put: play }, { covered: covered as never })
    const labelsOf = (basket: number) =>
      found.flatMap(([label, { context }]) => (context.basket === basket ? [label] : []))
    expect(labelsOf(9)).toContain(ring)
    expect(labelsOf(1)).not.toContain(ring)
    expect(labelsOf(1)).toContain('{"type":"put","count":9}')
  })
})
