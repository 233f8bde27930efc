/** Reads the id of a row from an address; 0, which no row has, where the text is not an id. */
export function rowId(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
}
