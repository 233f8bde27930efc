import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TroubleError } from '../lib/trouble.mjs'
import { html } from '../pages/html.mjs'
import { writeAlbum } from '../pages/album.mjs'

/**
 * @typedef {{ hash?: string, errors: string[], differs: string[] }} Picture `hash` is missing if the state is not shown
 *   at that width
 * @typedef {object} DrawnState
 * @property {string} id
 * @property {string} machine
 * @property {string} leaves as in `data-state`
 * @property {string[]} parts the parts of the context that this state is the first to show
 * @property {unknown} context
 * @property {string[]} steps labels of the steps that lead there
 * @property {string} at address
 * @property {Record<string, Picture>} pictures by `<width>.<language>`
 * @typedef {{ flow: string, browser: string, languages: string[], states: DrawnState[] }} DrawnFlow
 * @typedef {{ browser: string, flows: Record<string, Record<string, string>> }} Digest one hash for the pictures of a
 *   state, keyed by flow and then by `<machine>.<id>`
 * @typedef {'same' | 'new' | 'changed' | 'unknown'} Verdict `unknown`: drawn by another browser than the accepted ones
 * @typedef {DrawnState & { flow: string, name: string, verdict: Verdict }} ComparedState
 * @typedef {object} Compared
 * @property {ComparedState[]} states
 * @property {ComparedState[]} changed those that are new or differ from the accepted ones
 * @property {string[]} gone accepted states of the drawn flows that are no longer reached
 * @property {string | undefined} otherBrowser the browser of the accepted pictures, if it was a different one
 */

/** @param {string} folder of the gallery @param {string} flow @returns {DrawnFlow | undefined} what was drawn of it last */
export function readFlow(folder, flow) {
  const file = join(folder, 'now', flow, 'states.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} folder of the gallery @returns {DrawnFlow[]} what the last runs drew */
export function readDrawn(folder) {
  const now = join(folder, 'now')
  if (!existsSync(now)) return []
  return readdirSync(now)
    .sort()
    .flatMap((flow) => readFlow(folder, flow) ?? [])
}

/** @param {string} file @returns {Digest} */
function readDigest(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { browser: '', flows: {} }
}

/** Returns a digest as JSON with one line for each flow. @param {Digest} digest */
function digestText({ browser, flows }) {
  const names = Object.keys(flows).sort()
  const lines = names.map((flow) => `    ${JSON.stringify(flow)}: ${JSON.stringify(flows[flow])}`)
  return `{\n  "browser": ${JSON.stringify(browser)},\n  "flows": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** Returns one hash for all pictures of a state. @param {DrawnState} state */
function hashOf({ pictures }) {
  const hashes = Object.entries(pictures)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { hash }]) => `${name} ${hash ?? 'not shown'}`)
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 10)
}

/** @param {string} flow @param {string} name of a state @param {string} place @returns {string} address of a picture */
export const fileOf = (flow, name, place) => `${flow}/${encodeURIComponent(`${name}.${place}.png`)}`

export const nameOf = (/** @type {DrawnState} */ { machine, id }) => `${machine}.${id}`

/** Returns false for a run whose options produce pictures that the digest does not cover. */
const isPlain = (/** @type {DrawnFlow} */ { languages }) => languages.length === 2

/**
 * Compares the drawn states with the digest of the accepted ones.
 *
 * @param {DrawnFlow[]} drawn
 * @param {string} digestFile
 * @returns {Compared}
 */
export function compare(drawn, digestFile) {
  const digest = readDigest(digestFile)
  const states = drawn.flatMap((one) =>
    one.states.map((state) => {
      const name = nameOf(state)
      const accepted = digest.flows[one.flow]?.[name]
      const isComparable = isPlain(one) && one.browser === digest.browser
      /** @type {Verdict} */
      let verdict = accepted === hashOf(state) ? 'same' : 'changed'
      if (accepted === undefined) verdict = 'new'
      else if (!isComparable) verdict = 'unknown'
      return { ...state, flow: one.flow, name, verdict }
    }),
  )
  const gone = drawn.filter(isPlain).flatMap(({ flow, states: reached }) => {
    const names = new Set(reached.map(nameOf))
    return Object.keys(digest.flows[flow] ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${flow} ${name}`)
  })
  return {
    states,
    changed: states.filter(({ verdict }) => verdict === 'changed' || verdict === 'new'),
    gone,
    otherBrowser: drawn.some(({ browser }) => browser !== digest.browser) ? digest.browser : undefined,
  }
}

/** Returns what a run prints. @param {Compared} compared @param {readonly string[]} only flows @returns {string} */
export function summaryOf({ states, changed, gone, otherBrowser }, only) {
  const meant = states.filter(({ flow }) => only.length === 0 || only.includes(flow))
  const pictures = meant.flatMap((state) => Object.values(state.pictures)).filter(({ hash }) => hash)
  const faults = meant.flatMap(({ flow, name, pictures: drawn }) =>
    Object.entries(drawn).flatMap(([place, { errors, differs }]) => [
      ...errors.map((error) => `  ${flow} ${name} ${place}: ${error.split('\n')[0]}`),
      ...differs.map((seen) => `  ${flow} ${name} ${place}: the page says ${seen}`),
    ]),
  )
  const lines = [`${meant.length} states, ${pictures.length} pictures`]
  if (faults.length > 0) lines.push(`${faults.length} faults:`, ...faults)
  if (otherBrowser)
    lines.push(`The accepted pictures are of Chromium ${otherBrowser}: they are not compared.`)
  lines.push(`${changed.length} states differ from the accepted ones, or are new; ${gone.length} are gone.`)
  lines.push(...changed.slice(0, 40).map(({ flow, name, verdict }) => `  ${verdict}: ${flow} ${name}`))
  lines.push(...gone.slice(0, 40).map((name) => `  gone: ${name}`))
  if (changed.length + gone.length > 0)
    lines.push('Look at them, then accept them: npm run gallery -- --accept')
  return lines.join('\n')
}

/**
 * Accepts the pictures of the last run: copies them to `accepted` in the folder and writes their digest.
 *
 * @param {string} folder
 * @param {string} digestFile
 * @param {readonly string[]} only names of flows; empty for all that were drawn
 * @returns {number} the number of pictures
 */
export function acceptPictures(folder, digestFile, only) {
  const drawn = readDrawn(folder).filter(({ flow }) => only.length === 0 || only.includes(flow))
  if (drawn.length === 0) throw new TroubleError('There are no pictures to accept: npm run gallery')
  const odd = drawn.find((one) => !isPlain(one))
  if (odd) throw new TroubleError(`${odd.flow} is drawn in one language: draw it in both, then accept.`)
  const digest = readDigest(digestFile)
  const browsers = new Set(drawn.map(({ browser }) => browser))
  const others = Object.keys(digest.flows).filter((name) => !drawn.some(({ flow }) => flow === name))
  if (browsers.size > 1 || (others.length > 0 && !browsers.has(digest.browser)))
    throw new TroubleError('The pictures are of several browsers: draw all flows, then accept.')
  mkdirSync(join(folder, 'accepted'), { recursive: true })
  for (const { flow, states } of drawn) {
    rmSync(join(folder, 'accepted', flow), { recursive: true, force: true })
    cpSync(join(folder, 'now', flow), join(folder, 'accepted', flow), { recursive: true })
    digest.flows[flow] = Object.fromEntries(states.map((state) => [nameOf(state), hashOf(state)]).sort())
  }
  const [browser = ''] = browsers
  writeFileSync(digestFile, digestText({ browser, flows: digest.flows }))
  return drawn
    .flatMap(({ states }) => states)
    .flatMap(({ pictures }) => Object.values(pictures))
    .filter(({ hash }) => hash).length
}

/**
 * Writes the album of the drawn states.
 *
 * @param {string} folder
 * @param {Compared} compared
 * @returns {string} path of its page
 */
export function writeGallery(folder, { states, gone, changed, otherBrowser }) {
  const entries = states.map(
    ({ flow, name, machine, leaves, parts, context, steps, at, verdict, pictures }) => ({
      group: flow,
      name: `${machine}: ${leaves}`,
      ...((verdict === 'changed' || verdict === 'new') && { mark: verdict }),
      details: html`<details><summary>How to get there, and its context</summary><p>Opened at <code>${at}</code>${parts.length > 0 && `; the first state with ${parts.join(', ')}`}</p>
<ol>${(steps.length > 0 ? steps : ['It starts so.']).map((step) => html`<li>${step}</li>`)}</ol>
<pre>${JSON.stringify(context, null, 2)}</pre></details>`,
      pictures: Object.entries(pictures).flatMap(([place, { hash, errors, differs }]) => {
        const [size = '', language = ''] = place.split('.')
        const file = fileOf(flow, name, place)
        const isAccepted = existsSync(join(folder, 'accepted', flow, `${name}.${place}.png`))
        const faults = [...errors, ...differs.map((seen) => `The page says ${seen}.`)]
        return hash
          ? [
              {
                size,
                language,
                now: `now/${file}`,
                faults,
                ...(isAccepted && { accepted: `accepted/${file}` }),
              },
            ]
          : []
      }),
    }),
  )
  const words = otherBrowser
    ? `The accepted pictures are of Chromium ${otherBrowser}.`
    : `${changed.length} changed or new, ${gone.length} gone.`
  const group = entries[0]?.group ?? ''
  return writeAlbum(folder, { title: 'Gallery of states', words, entries, group })
}
