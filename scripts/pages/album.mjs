import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from './html.mjs'
import { copyAssets, page } from './page.mjs'

/**
 * @typedef {object} Picture Its files are addresses, from the album's folder.
 * @property {string} size for example `390` or `390x844`
 * @property {string} language
 * @property {string} now
 * @property {string} [accepted]
 * @property {readonly string[]} [faults]
 * @typedef {object} Entry
 * @property {string} group
 * @property {string} name
 * @property {string} [mark] what is noticeable about it, such as `changed`
 * @property {unknown} [details] HTML
 * @property {readonly Picture[]} pictures
 */

const SCRIPT = fileURLToPath(new URL('album.js', import.meta.url))

const unique = (/** @type {string[]} */ values) =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** @param {string} label @param {string} name @param {readonly string[]} values @param {string} [chosen] */
const choice = (label, name, values, chosen) =>
  html`<label>${label} <select name="${name}"><option value="">All</option>${values.map((value) => html`<option ${value === chosen && 'selected'}>${value}</option>`)}</select></label>`

/** @param {string} name @param {Picture} picture */
function figureOf(name, { size, language, now, accepted, faults = [] }) {
  const image = (/** @type {string} */ file, /** @type {string} */ alt) =>
    html`<img src="${file}" alt="${alt}" width="${Number.parseInt(size, 10) / 2}" loading="lazy">`
  return html`<figure data-size="${size}" data-language="${language}" ${faults.length > 0 && 'data-faults'}><figcaption>${size} px, ${language}</figcaption>
<a href="${now}">${image(now, `${name}, ${size} px, ${language}`)}</a>
${faults.map((fault) => html`<p class="bad">${fault}</p>`)}
${accepted && html`<details><summary>Accepted; difference (black is the same)</summary>${image(accepted, 'Accepted')}<div class="difference">${image(accepted, '')}${image(now, 'Difference')}</div></details>`}</figure>
`
}

/** @param {Entry} entry */
const entryOf = ({ name, mark, details, pictures }) =>
  html`<article ${mark && 'data-marked'}><h3>${mark && html`<span class="bad">${mark}</span> `}${name}</h3>
<div class="pictures">${pictures.map((picture) => figureOf(name, picture))}</div>${details}</article>
`

/**
 * Writes a page of pictures in groups, with filters.
 *
 * @param {string} folder
 * @param {{ title: string, words: unknown, entries: readonly Entry[], group?: string, name?: string }} album `words`:
 *   about all of them, as text or HTML; `group`: the one that is shown first; `name`: of the file
 * @returns {string} path of the page
 */
export function writeAlbum(folder, { title, words, entries, group, name = 'index.html' }) {
  const pictures = entries.flatMap((entry) => entry.pictures)
  const groups = unique(entries.map((entry) => entry.group))
  const body = html`<header><h1>${title}</h1><p>${words}</p></header>
<form class="filter" role="search">${choice('Group', 'group', groups, group)}
<label>Words <input type="search" name="words"></label>
${choice('Size', 'size', unique(pictures.map(({ size }) => size)))}
${choice('Language', 'language', unique(pictures.map(({ language }) => language)))}
${choice('Only', 'only', ['marked', 'faults'])}
<label><input type="checkbox" name="full"> Full size</label> <output></output></form>
<main>${groups.map(
    (one) => html`<section data-group="${one}"><h2>${one}</h2>
${entries.filter((entry) => entry.group === one).map(entryOf)}</section>
`,
  )}</main>`
  copyAssets(folder, SCRIPT)
  const file = join(folder, name)
  writeFileSync(file, page(title, body, { script: SCRIPT }))
  return file
}
