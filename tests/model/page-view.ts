import { dirname } from 'node:path'
import { mkdirSync } from 'node:fs'
import { lookAt } from './batch.ts'
import { checkInWords } from './check-words.ts'
import { collectChecks } from './expect.ts'
import type { PageView } from './record.ts'
import type { Run } from './run.ts'
import type { Stage } from './stage.ts'
import type { Walk } from './walk.ts'

/** Returns what the page of a walk adds to its record. `playAgain` plays the walk from its start. */
export function viewOf(
  walk: Walk,
  mirror: Run,
  stage: Stage,
  playAgain: (onStep: (label: string) => Promise<void>) => Promise<unknown>,
): PageView {
  const { page } = stage
  const { machine, assertions } = walk.model
  return {
    async states() {
      const { flows } = await lookAt(page, [])
      return flows.flatMap(({ flow, state }) => (flow === machine.id ? [state] : []))
    },
    async assertsOf(leaf) {
      const assertion = assertions[leaf]
      if (typeof assertion !== 'function') return []
      const checks = await collectChecks(() => assertion(page, mirror.snapshot as never, stage))
      return checks.map((check) => checkInWords(page, check))
    },
    async picture(path) {
      mkdirSync(dirname(path), { recursive: true })
      // Without the changes that Playwright makes to a page for a stable picture: the walk goes on.
      await page.screenshot({ path, type: 'jpeg', quality: 70, scale: 'css', animations: 'allow', caret: 'initial' })
    },
    async trace(path) {
      const { tracing } = page.context()
      await tracing.start({ screenshots: true, snapshots: true })
      let isGrouped = false
      const error = await playAgain(async (label) => {
        if (isGrouped) await tracing.groupEnd()
        await tracing.group(label)
        isGrouped = true
      }).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (isGrouped) await tracing.groupEnd()
      await tracing.stop({ path })
      return error
    },
  }
}
