/** Comments, and elements that the cleaning removes with all that is in them. */
const REMOVED =
  /<!--.*?(?:-->|$)|<(audio|iframe|math|noembed|noframes|noscript|script|style|svg|template|title|video|xmp)\b.*?(?:<\/\1\s*>|$)/gis
const TAG = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^'">])*(?:>|$)/gi
/** Spaces, and characters that nobody sees. */
const BLANK =
  /\s|[\u00ad\u200b-\u200f\u2060]|&(?:nbsp|zwn?j|shy|[et]\w*sp|#(?:160|173|820[3-7]|x(?:a0|ad|200[b-f])));?/gi

/**
 * Returns true if anything of a notice can be read once it is cleaned: not of one that holds pictures only, or the empty
 * tags that editors leave behind.
 */
export function hasWords(html: string): boolean {
  return html.replace(REMOVED, '').replace(TAG, '').replace(BLANK, '') !== ''
}
