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
 * @param {{ script?: string, up?: string }} [options] `script`: its file; `up`: path from the page's folder to that of
 *   the script and the styles, for example `../`
 */
export const page = (title, body, { script, up = '' } = {}) =>
  `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}${basename(STYLE)}">
${script && html`<script src="${up}${basename(script)}" defer></script>`}
</head>
<body>
${body}
</body>
</html>
`}`

/** Copies the styles and the script of pages into their folder. @param {string} folder @param {string} [script] */
export function copyAssets(folder, script) {
  mkdirSync(folder, { recursive: true })
  for (const file of script ? [STYLE, script] : [STYLE]) copyFileSync(file, join(folder, basename(file)))
}

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
