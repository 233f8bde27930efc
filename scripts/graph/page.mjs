import { html } from './html.mjs'

/**
 * Returns a page of the report.
 *
 * @param {string} title
 * @param {unknown} body
 * @param {string} [up] path from the page's folder to the report's, for example `../`
 */
export const page = (title, body, up = '') =>
  `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}report.css">
<script src="${up}report.js" defer></script>
</head>
<body>
${body}
</body>
</html>
`}`

/** Returns the address of a chart's page, from the report's folder. @param {string} id */
export const pageOf = (id) => `charts/${encodeURIComponent(id)}.html`

/** Returns the address of a file of the records, from the report's folder. @param {string} file */
export const fileOf = (file) => `data/${file.split('/').map(encodeURIComponent).join('/')}`

/** Returns a result as a word with a sign, so that it doesn't depend on colour alone. @param {boolean} isGood */
export const verdict = (isGood) =>
  isGood ? html`<span class="good">✓ passed</span>` : html`<span class="bad">✗ failed</span>`

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
