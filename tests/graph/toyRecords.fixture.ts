import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { playHeadless } from '@tiya/graph-tests/headless'
import { walksOf } from '@tiya/graph-tests/internal/graph/walk.ts'
import type { Observer, PageView } from '@tiya/graph-tests/internal/records/observer.types.ts'
import { Recorder } from '@tiya/graph-tests/internal/records/record.ts'
import type { FlowModel, Place } from '@tiya/graph-tests/model'
import { recordsIn, writeRun } from '@tiya/graph-tests/report'
import { toy } from '../../packages/graph-tests/tests/toy.ts'

/** A model whose first tour fails at the delay, with an exception in the browser. */
const wrong: FlowModel = {
  ...toy,
  durations: { pause: 4_999 },
  unreachedInBrowser: { 'toy.asking cancel#0': 'There is no button for it.' },
}

/** A picture of one pixel. */
const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Stands for the page of a walk; it refuses to overwrite a picture. */
const view: PageView = {
  states: async () => [],
  assertsOf: async () => [],
  async picture(file) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(PIXEL, 'base64'), { flag: 'wx' })
    return 390
  },
  trace: async () => undefined,
}

/** Records the walks of a model, as if they ran in this place, into a report's folder. */
export async function recordToy(
  folder: string,
  model: FlowModel = toy,
  place: Place = 'headless',
): Promise<void> {
  const recorder = new Recorder(recordsIn(folder), model, place, '/tests/flows/games/toy')
  const observer: Observer = {
    tour: (walk, run) => recorder.tour(walk, run, place === 'browser' ? view : undefined),
  }
  for (const walk of await walksOf(model, place)) await playHeadless(walk, observer).catch(() => undefined)
  await recorder.check('matches its transition table', () => undefined)
  recorder.write()
}

/** Writes the report's folder for a toy: headless, everything passes; the page has a fault. */
export async function writeToyReport(folder: string): Promise<void> {
  await recordToy(folder)
  await recordToy(folder, wrong, 'browser')
  writeRun(folder, 'run-1-of-1', {
    title: '2026-03-02 06:00 · toy',
    outside: [{ title: 'browser › tests/flows/games/<b>', text: 'It does not load.' }],
  })
}
