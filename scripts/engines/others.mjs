import { programsNamed } from '../lib/programs.mjs'
import { runPlaywright } from '../lib/runners.mjs'

/** The browsers that Playwright doesn't drive, with the programs that each needs and Debian's packages of them. */
export const OTHERS = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
}

/** The story that is played in each run of `npm test`. */
const MAIN_STORY = 'from the splash to a sign-up and a game'

/** @param {keyof typeof OTHERS} engine @returns {string | undefined} what to say of a browser that is left out */
export function leftOut(engine) {
  const { programs, packages } = OTHERS[engine]
  const missing = programs.filter((name) => programsNamed(name).length === 0)
  if (missing.length > 0)
    return `Left out: the stories in ${engine}, because ${missing.join(' and ')} is missing (Debian: ${packages}).`
}

/**
 * Plays the stories of tests/engines, one after the other.
 *
 * @param {keyof typeof OTHERS} engine
 * @param {{ mainOnly?: boolean }} [options]
 */
export function playStories(engine, { mainOnly = false } = {}) {
  return runPlaywright({
    project: 'engines',
    name: `engines-${engine}`,
    files: ['--workers=1', ...(mainOnly ? ['--grep', MAIN_STORY] : [])],
    env: { ENGINE: engine },
  })
}
