/** A part of a message: text, or an address that can be opened. */
export interface Segment {
  readonly text: string
  /** Undefined for plain text. */
  readonly href?: string
}

/** A host with a dot and what follows it. A name before `@` would hide where the address leads. */
const ADDRESS =
  /https:\/\/(?:[\p{L}\p{N}\p{M}-]+\.)+[\p{L}\p{N}\p{M}-]*\p{L}\p{M}*(?::\d{1,5})?(?![\p{L}\p{N}\p{M}-]|[^\s/?#]*@)(?:[/?#][^\s<>"\p{C}]*)?/giu

/** What ends a sentence rather than an address. */
const PUNCTUATION = /[.,;:!?'…’”»।)\]}*_]+$/u

/** Returns a message in parts. Only addresses of https can be opened. */
export function segmentsOf(content: string): readonly Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const href = found.replace(PUNCTUATION, '')
    if (index > end) segments.push({ text: content.slice(end, index) })
    segments.push({ text: href, href })
    end = index + href.length
  }
  if (end < content.length) segments.push({ text: content.slice(end) })
  return segments
}
