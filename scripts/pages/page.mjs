import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from './html.mjs'

const STYLE = fileURLToPath(new URL('page.css', import.meta.url))

/**
 * Returns a page that opens from a folder, without a server.
 *
 * @param {string} title
 * @param {unknown} body
 * @param {{ assets?: readonly string[], up?: string }} [options] `assets`: style sheets and scripts; `up`: path from the
 *   page's folder to theirs, for example `../`
 */
export const page = (title, body, { assets = [], up = '' } = {}) =>
  `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
${[STYLE, ...assets].map((file) =>
  file.endsWith('.css')
    ? html`<link rel="stylesheet" href="${up}${basename(file)}">`
    : html`<script src="${up}${basename(file)}" defer></script>`,
)}
</head>
<body>
${body}
</body>
</html>
`}`

/** Copies the style sheets and scripts of pages into their folder. @param {string} folder @param {readonly string[]} [assets] */
export function copyAssets(folder, assets = []) {
  mkdirSync(folder, { recursive: true })
  for (const file of [STYLE, ...assets]) copyFileSync(file, join(folder, basename(file)))
}

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
