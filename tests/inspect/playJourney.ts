import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/lib/root.mjs'

type Play = (fixtures: { page: Page }) => Promise<void>

/**
 * Plays the source of a journey test, for `tests/journeys/`, on a page. `file` is where it is written. Used instead of
 * Playwright's own runner, which collects no tests while one runs.
 */
export async function playJourney(source: string, file: string, page: Page): Promise<void> {
  const placed = source
    .replaceAll("from '../", `from '${join(ROOT, 'tests')}/`)
    .replace(
      "import { expect, test } from '@playwright/test'",
      "import { expect } from '@playwright/test'\nexport let play\nconst test = (title, journey) => { play = journey }",
    )
  writeFileSync(file, placed)
  const { play }: { play: Play } = await import(file)
  await play({ page })
}
