import { nodesBelow } from '../charts/words.mjs'
import { writeAlbum } from '../pages/album.mjs'
import { html } from '../pages/html.mjs'
import { fileOf, GALLERY, pageOf } from './page.mjs'
import { nameIn, pictureOf } from './stateSection.mjs'

/** @import { Charted } from './records.mjs' */

/** @param {Charted} charted @returns {import('../pages/album.mjs').Entry[]} the states that have a picture */
function entriesOf(charted) {
  const { flow, chart } = charted
  return nodesBelow(chart.root).flatMap(({ id }) => {
    const picture = pictureOf(charted, id)
    if (!picture) return []
    return [
      {
        group: flow,
        name: `${chart.id}: ${nameIn(chart.id, id)}`,
        details: html`<p><a href="${pageOf(chart.id)}#${encodeURIComponent(id)}">What is tested of it</a></p>`,
        pictures: [{ size: String(picture.width), language: 'en', file: fileOf(picture.file) }],
      },
    ]
  })
}

/**
 * Writes the gallery: the page in each state, by flow.
 *
 * @param {string} folder of the report
 * @param {readonly Charted[]} charts
 */
export function writeGallery(folder, charts) {
  writeAlbum(folder, {
    title: 'Gallery of states',
    words: html`The page when a tour in the browser first came to each state. <a href="index.html">All charts</a>`,
    entries: charts.flatMap(entriesOf),
    name: GALLERY,
  })
}
