import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLE = `
  body { margin: 0; padding: 16px; background: #1b1f1e; color: #f1f7f5; font: 14px/1.4 system-ui, sans-serif; }
  h2 { position: sticky; top: 0; margin: 0; padding: 12px 0; background: #1b1f1e; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; max-width: calc(100vw - 32px); }
  figcaption { padding-bottom: 4px; color: #a8bcb6; }
`

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the sorted names in a folder. @param {string} folder @param {(name: string) => boolean} isWanted */
const namesIn = (folder, isWanted) =>
  readdirSync(folder)
    .filter(isWanted)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/**
 * Writes index.html with all pictures of a folder, `<width>x<height>/<language>/<name>.png`.
 *
 * @param {string} folder
 * @returns {string} path of the page
 */
export function writeSheet(folder) {
  const sections = namesIn(folder, (name) => /^\d+x\d+$/.test(name)).flatMap((size) =>
    namesIn(join(folder, size), () => true).map((language) => {
      const width = Number.parseInt(size, 10)
      const figures = namesIn(join(folder, size, language), (name) => name.endsWith('.png')).map((name) => {
        const address = [size, language, name].map(encodeURIComponent).join('/')
        const caption = escaped(name.replace(/\.png$/, ''))
        return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="${caption}" width="${width}" loading="lazy"></a></figure>`
      })
      return `<section><h2>${size}, ${language}</h2><div>${figures.join('\n')}</div></section>`
    }),
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title><style>${STYLE}</style>${sections.join('\n')}</html>\n`
  const path = join(folder, 'index.html')
  writeFileSync(path, page)
  return path
}
