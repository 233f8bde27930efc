import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/root.mjs'

/**
 * Writes the page for browsing, index.html, next to the pictures. Its data is a script, so it needs no server.
 *
 * @param {string} folder
 * @param {import('./compare.mjs').Compared} compared
 * @returns {string} path of the page
 */
export function writeGallery(folder, { states, gone, otherBrowser }) {
  mkdirSync(folder, { recursive: true })
  cpSync(join(ROOT, 'scripts/gallery/page'), folder, { recursive: true })
  const data = {
    gone,
    otherBrowser,
    states: states.map(({ flow, name, machine, leaves, parts, context, steps, at, verdict, pictures }) => ({
      flow,
      machine,
      leaves,
      parts,
      context,
      steps,
      at,
      verdict,
      pictures: Object.entries(pictures).map(([place, { hash, errors, differs }]) => {
        const file = `${flow}/${encodeURIComponent(`${name}.${place}.png`)}`
        const [width, language] = place.split('.')
        const isAccepted = existsSync(join(folder, 'accepted', flow, `${name}.${place}.png`))
        return {
          width,
          language,
          now: hash && `now/${file}`,
          accepted: isAccepted ? `accepted/${file}` : undefined,
          faults: [...errors, ...differs.map((seen) => `The page says ${seen}.`)],
        }
      }),
    })),
  }
  writeFileSync(join(folder, 'data.js'), `window.GALLERY = ${JSON.stringify(data)}\n`)
  return join(folder, 'index.html')
}
