import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Tracing } from '@playwright/test'
import type { Run } from '../graph/run.ts'
import { stimulusOf } from '../graph/steps.ts'
import type { Walk } from '../graph/walk.ts'
import type { Observer, PageView } from '../records/observer.types.ts'
import type { Together } from './browserApp.ts'
import { lookAt } from './look.ts'
import type { Stage } from './stage.ts'

/** Returns what the page of a walk adds to its record. `playAgain` plays the walk from its start. */
export function viewOf(
  walk: Walk,
  mirror: Run,
  stage: Stage,
  together: Together | undefined,
  playAgain: (observer: Observer) => Promise<unknown>,
): PageView {
  const { page } = stage
  const { machine, assertions } = walk.model
  return {
    async states() {
      const { flows } = await lookAt(page, together)
      return flows.flatMap(({ flow, state }) => (flow === machine.id ? [state] : []))
    },
    async assertsOf(leaf) {
      const assertion = assertions[leaf]
      if (typeof assertion !== 'function' || !together) return []
      const checks = await together.collect(() => assertion(page, mirror.snapshot as never, stage))
      return checks.map((check) => together.inWords(page, check))
    },
    async picture(path) {
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path, quality: 70, scale: 'css' })
      return page.viewportSize()?.width ?? 0
    },
    async trace(path) {
      const { tracing } = page.context()
      await tracing.start({ screenshots: true, snapshots: true })
      await tracing.group('the start')
      const error = await playAgain(inGroups(tracing)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      await tracing.groupEnd()
      await tracing.stop({ path })
      return error
    },
  }
}

/** Groups the trace by step. */
function inGroups(tracing: Tracing): Observer {
  return {
    tour({ arrows }) {
      const coming = arrows.map(({ step }) => stimulusOf(step))
      const note = async () => {
        await tracing.groupEnd()
        await tracing.group(coming.shift() ?? 'the end')
      }
      return { note, end: async () => undefined }
    },
  }
}
