import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate'
import {
  acceptPictures,
  compare,
  readDrawn,
  summaryOf,
  writeGallery,
} from '../../scripts/gallery/compare.mjs'
import { defineModel } from '../model/model.ts'
import { decode, encode } from './states/encode.ts'
import { type InlineChild, Keeper, type KeptMachine } from './states/page/keep.ts'
import { statesOf } from './states/states.ts'

describe('an encoded value', () => {
  it('is JSON that decodes to the same value', () => {
    const value = { list: [1, 'two', null], map: new Map([['a', { b: new Map([[1, true]]) }]]) }
    expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value)
    expect(encode({ a: undefined, b: 1 })).toEqual({ b: 1 })
  })

  it.each([
    ['a function', () => 1, /^\.a\[1\] can't be kept/],
    ['infinity', Number.POSITIVE_INFINITY, /^\.a\[1\] can't be kept/],
    ['an instance of a class', new Date(0), /^\.a\[1\] is not plain: Date$/],
  ])('is never %s', (_, value, message) => {
    expect(() => encode({ a: [0, value] })).toThrow(message)
  })
})

/** Called whenever a port of the machines below runs. */
const ran = vi.fn()

const childMachine = setup({
  types: { context: {} as { from: string }, input: {} as { from: string } },
}).createMachine({
  id: 'child',
  context: ({ input }) => ({ from: input.from }),
  initial: 'on',
  states: { on: { on: { off: 'off' } }, off: {} },
})

const parentMachine = setup({
  types: {
    context: {} as { words: string; tries: number },
    events: {} as { type: 'open' } | { type: 'write'; words: string },
  },
  actors: { ask: fromPromise(async () => ran()), child: childMachine },
}).createMachine({
  id: 'parent',
  context: { words: '', tries: 0 },
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: [
        { src: 'ask', id: 'ask' },
        { src: 'child', id: 'child', input: { from: 'the parent' } },
      ],
      on: { write: { actions: assign({ words: ({ event }) => event.words }) } },
    },
  },
})

const parent = defineModel<typeof parentMachine>({
  machine: parentMachine,
  ports: () => ({ ask: fromPromise(() => new Promise(() => undefined)) }),
  at: '/',
  project: ({ words, tries }) => [words, tries > 1],
  events: {
    open: () => [{ type: 'open' }],
    write: () => [
      { type: 'write', words: 'Hello' },
      { type: 'write', words: 'Bye' },
    ],
  },
  assertions: {},
})

it('the states of a flow are one for each combination of leaves, and for each part of the context that is filled', async () => {
  const states = await statesOf(parent)
  expect(states.map(({ leaves, parts, steps }) => [leaves, parts, steps])).toEqual([
    ['closed', ['.words=empty', '.tries=empty'], []],
    ['open', ['.tries=filled'], ['{"type":"open"}']],
    ['open', ['.words=filled'], ['{"type":"open"}', '{"type":"write","words":"Hello"}']],
  ])
  expect(new Set(states.map(({ id }) => id)).size).toBe(3)
  expect(states[1]?.actors).toEqual(['ask', 'child'])
})

/** Starts a machine that a keeper has prepared. */
function started(
  machine: AnyStateMachine,
  kept: Record<string, KeptMachine>,
  inline: Record<string, InlineChild> = {},
) {
  const keeper = new Keeper(new Map(Object.entries(kept)), inline)
  const actor = createActor(keeper.prepare(machine))
  actor.start()
  return { actor, keeper }
}

describe('a machine that is kept', () => {
  it('has the state and the context of the walk, answers no event, and runs no port', async () => {
    ran.mockClear()
    const written = (await statesOf(parent))[2]
    const { actor } = started(parentMachine, { parent: { snapshot: written?.snapshot ?? {} } })
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { words: 'Hello', tries: 1 } })
    actor.send({ type: 'write', words: 'Bye' })
    expect(actor.getSnapshot().context.words).toBe('Hello')
    await Promise.resolve()
    expect(ran).not.toHaveBeenCalled()
  })

  it('has children that run, started again with their input', async () => {
    const open = (await statesOf(parent))[1]
    const { actor, keeper } = started(parentMachine, { parent: { snapshot: open?.snapshot ?? {} } })
    const child = actor.getSnapshot().children.child
    expect(child?.getSnapshot()).toMatchObject({ value: 'on', context: { from: 'the parent' } })
    child?.send({ type: 'off' })
    expect(child?.getSnapshot()).toMatchObject({ value: 'off' })
    expect(keeper.starts.get('child')).toEqual({ parent: 'parent', src: 'child' })
  })

  it('gets the children without a name in its chart from the page', () => {
    const snapshot = {
      status: 'active',
      value: 'closed',
      context: { words: 'Hello', tries: 1 },
      historyValue: {},
      children: { search: { src: 'inline:search', snapshot: { status: 'active' } } },
    }
    const search: InlineChild = ({ words }) => ({ logic: childMachine, input: { from: words } })
    const { actor } = started(parentMachine, { parent: { snapshot } }, { search })
    expect(actor.getSnapshot().children).toMatchObject({ search: {} })
    const { search: child } = actor.getSnapshot().children as Record<string, typeof actor>
    expect(child?.getSnapshot().context).toEqual({ from: 'Hello' })
  })
})

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gallery-')))
afterAll(() => rmSync(folder, { recursive: true }))

const DIGEST = join(folder, 'digest.json')

/** Draws a flow whose states have these pictures, by id. */
function draw(flow: string, hashes: Readonly<Record<string, string | undefined>>, over: object = {}) {
  const now = join(folder, 'now', flow)
  mkdirSync(now, { recursive: true })
  const states = Object.entries(hashes).map(([id, hash]) => {
    if (hash) writeFileSync(join(now, `${flow}.${id}.390.en.png`), hash)
    const picture = { ...(hash && { hash }), errors: [], differs: [] }
    return {
      id,
      machine: flow,
      leaves: id,
      parts: [],
      context: {},
      steps: [],
      at: '/',
      pictures: { '390.en': picture },
    }
  })
  const drawn = { flow, browser: '1.0', languages: ['en', 'bn'], states, ...over }
  writeFileSync(join(now, 'states.json'), JSON.stringify(drawn))
}

const verdicts = () => {
  const { states, gone } = compare(readDrawn(folder), DIGEST)
  return [states.map(({ name, verdict }) => `${name} ${verdict}`), gone]
}

it('pictures are new, then accepted, then changed or gone', () => {
  draw('login', { editing: 'a', sending: 'b', hidden: undefined })
  expect(verdicts()).toEqual([['login.editing new', 'login.sending new', 'login.hidden new'], []])
  expect(acceptPictures(folder, DIGEST, [])).toBe(2)
  expect(verdicts()).toEqual([['login.editing same', 'login.sending same', 'login.hidden same'], []])
  expect(readFileSync(join(folder, 'accepted/login/login.editing.390.en.png'), 'utf8')).toBe('a')

  draw('login', { editing: 'c', hidden: 'd' })
  expect(verdicts()).toEqual([['login.editing changed', 'login.hidden changed'], ['login login.sending']])
  const summary = summaryOf(compare(readDrawn(folder), DIGEST), [])
  expect(summary).toContain(
    '2 states, 2 pictures\n2 states differ from the accepted ones, or are new; 1 are gone.',
  )
})

it('pictures of another browser, or of another kind of run, are not compared', () => {
  draw('login', { editing: 'c', failed: 'e' }, { browser: '2.0' })
  expect(verdicts()).toEqual([
    ['login.editing unknown', 'login.failed new'],
    ['login login.hidden', 'login login.sending'],
  ])
  expect(compare(readDrawn(folder), DIGEST).otherBrowser).toBe('1.0')
  draw('login', { editing: 'c' }, { languages: ['en'] })
  expect(verdicts()).toEqual([['login.editing unknown'], []])
  expect(() => acceptPictures(folder, DIGEST, [])).toThrow(/^login is drawn in one language/)
})

it('pictures of one flow are accepted beside those of the others', () => {
  draw('login', { editing: 'a' })
  acceptPictures(folder, DIGEST, [])
  draw('signup', { editing: 'z' })
  expect(acceptPictures(folder, DIGEST, ['signup'])).toBe(1)
  expect(Object.keys(JSON.parse(readFileSync(DIGEST, 'utf8')).flows)).toEqual(['login', 'signup'])
  expect(() => acceptPictures(folder, DIGEST, ['deposit'])).toThrow('There are no pictures to accept')
})

it('the album shows each state with its pictures, now and accepted', () => {
  const page = readFileSync(writeGallery(folder, compare(readDrawn(folder), DIGEST)), 'utf8')
  expect(page.match(/<section data-group="\w+"/g)).toEqual(
    ['login', 'signup'].map((name) => `<section data-group="${name}"`),
  )
  expect(page).toContain('<h3>login: editing</h3>')
  expect(page).toContain('<a href="now/login/login.editing.390.en.png">')
  expect(page).toContain('<img src="accepted/login/login.editing.390.en.png"')
})
