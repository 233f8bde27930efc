import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from './html.mjs'
import { copyAssets, page } from './page.mjs'

/**
 * @typedef {object} Picture Its file is an address, from the album's folder.
 * @property {string} size for example `390` or `390x844`
 * @property {string} language
 * @property {string} file
 * @typedef {object} Entry
 * @property {string} group
 * @property {string} name
 * @property {unknown} [details] HTML
 * @property {readonly Picture[]} pictures
 */

const SCRIPT = fileURLToPath(new URL('album.js', import.meta.url))

const unique = (/** @type {string[]} */ values) =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** @param {string} label @param {string} name @param {readonly string[]} values */
const choice = (label, name, values) =>
  html`<label>${label} <select name="${name}"><option value="">All</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`

/** @param {string} name @param {Picture} picture */
const figureOf = (name, { size, language, file }) =>
  html`<figure data-size="${size}" data-language="${language}"><figcaption>${size} px, ${language}</figcaption>
<a href="${file}"><img src="${file}" alt="${name}, ${size} px, ${language}" width="${Number.parseInt(size, 10) / 2}" loading="lazy"></a></figure>
`

/** @param {Entry} entry */
const entryOf = ({ name, details, pictures }) =>
  html`<article><h3>${name}</h3>
<div class="pictures">${pictures.map((picture) => figureOf(name, picture))}</div>${details}</article>
`

/**
 * Writes a page of pictures in groups, with filters.
 *
 * @param {string} folder
 * @param {{ title: string, words: unknown, entries: readonly Entry[], name?: string }} album `words`: about all of them,
 *   as text or HTML; `name`: of the file
 * @returns {string} path of the page
 */
export function writeAlbum(folder, { title, words, entries, name = 'index.html' }) {
  const pictures = entries.flatMap((entry) => entry.pictures)
  const groups = unique(entries.map((entry) => entry.group))
  const body = html`<header><h1>${title}</h1><p>${words}</p></header>
<form class="filter" role="search">${choice('Group', 'group', groups)}
<label>Words <input type="search" name="words"></label>
${choice('Size', 'size', unique(pictures.map(({ size }) => size)))}
${choice('Language', 'language', unique(pictures.map(({ language }) => language)))}
<label><input type="checkbox" name="full"> Full size</label> <output></output></form>
<main>${groups.map(
    (group) => html`<section data-group="${group}"><h2>${group}</h2>
${entries.filter((entry) => entry.group === group).map(entryOf)}</section>
`,
  )}</main>`
  copyAssets(folder, SCRIPT)
  const file = join(folder, name)
  writeFileSync(file, page(title, body, { script: SCRIPT }))
  return file
}
