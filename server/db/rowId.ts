/** Parses a row id from a URL; returns 0, which no row has, if the text is not an id. */
export function rowId(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
}
