import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Coverage } from '../src/graph/chart.ts'
import { explore, walksOf, walksThrough } from '../src/graph/walk.ts'
import { playHeadless } from '../src/headless/headless.ts'
import type { FlowModel } from '../src/model.ts'
import { inOrderOf } from '../src/records/observer.ts'
import { Recorder } from '../src/records/record.ts'
import type { ChartRecord } from '../src/records/record.types.ts'
import { Replay, type ReplayOutcome, walkOf } from '../src/records/replay.ts'
import { reportOf } from '../src/records/report.ts'
import type { TourLog } from '../src/records/tourLog.types.ts'
import { toy } from './toy.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = <Value>(name: string): Value => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Plays all walks of a model and records them; a failing walk does not stop the others. */
async function record(model: FlowModel): Promise<ChartRecord> {
  const recorder = new Recorder(folder, model, 'headless', '/tests/flows/games/toy')
  for (const walk of await walksOf(model, 'headless'))
    await playHeadless(walk, recorder).catch(() => undefined)
  recorder.write()
  return read('headless/toy/record.json')
}

/** A model with a wrong delay, so that a tour fails at it. */
const wrong: FlowModel = { ...toy, durations: { pause: 4_999 } }

async function replay(log: TourLog, model: FlowModel, times: number): Promise<ReplayOutcome[]> {
  const result = join(folder, 'outcomes.json')
  const replaying = new Replay({ log, times, pause: 0, result })
  await replaying.play(model, (walk) => playHeadless(walk, replaying))
  return read('outcomes.json')
}

describe('a record', () => {
  it('has the assertion of each state', async () => {
    const { states } = await record({
      ...toy,
      assertions: { ...toy.assertions, 'toy.idle': 'Nothing of it is drawn.' },
    })
    expect(Object.keys(states)).toEqual(['toy.idle', 'toy.asking', 'toy.told'])
    expect(states['toy.idle']).toMatchObject({ reason: 'Nothing of it is drawn.', asserts: [] })
    expect(states['toy.told']?.source).toContain('shows(context.word)')
    expect(states['toy.told']?.source).not.toContain('__vite')
  })

  it('says how a check beside the tours failed, line by line', async () => {
    const recorder = new Recorder(folder, toy, 'headless', '/tests/flows/games/toy')
    const compare = () => expect('a\nb\nc').toBe('a\nx\nc')
    await expect(recorder.check('compares', compare)).rejects.toThrow()
    await recorder.check('passes', () => undefined)
    recorder.write()
    const { checks } = read<ChartRecord>('headless/toy/record.json')
    expect(checks[0]?.failure).toMatch(/\n- x\n\+ b$/)
    expect(checks[1]).toEqual({ name: 'passes' })
  })
})

describe('a replay', () => {
  let log: TourLog

  beforeAll(async () => {
    await record(wrong)
    log = read('headless/toy/failure-1.json')
  })

  it('of a failing tour stops 20 of 20 times at the same step for the same reason', async () => {
    const outcomes = await replay(log, wrong, 20)
    expect(outcomes).toHaveLength(20)
    for (const { reached, failure } of outcomes) {
      expect(failure).toEqual(log.failure)
      expect(reached).toBe((log.failure?.step ?? 0) - 1)
    }
  })

  it('passes once the fault is gone', async () => {
    expect(await replay(log, toy, 1)).toEqual([{ reached: log.steps.length - 1, failure: null }])
  })

  it('names the step that a changed chart no longer has', async () => {
    const other = { ...log, steps: ['{"type":"ask"}', '{"type":"sell"}'] }
    await expect(walkOf(toy, other)).rejects.toThrow('no step {"type":"sell"} leads on from ["asking"')
    await expect(walkOf(toy, { ...log, way: 'by train' })).rejects.toThrow('"by train"')
  })
})

const namesOf = async (seed?: string) => {
  const walks = walksThrough(inOrderOf(seed, await explore(toy, 'headless')), 'headless')
  const ran = new Coverage()
  for (const walk of walks) ran.add(await playHeadless(walk))
  expect(reportOf(toy, 'headless', ran).uncovered).toEqual([])
  return walks.map(({ arrows }) => arrows.map(({ step }) => step.label).join())
}

it('a seed chooses other tours of the same graph, and the same ones each time', async () => {
  const [first, second] = [await namesOf('1'), await namesOf('3')]
  expect(first).toEqual(await namesOf('1'))
  expect(first).not.toEqual(second)
})
