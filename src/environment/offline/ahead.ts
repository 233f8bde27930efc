/** By whom the build's files are told apart: `guest-phone` for one, or a language. */
export type Visitor = string

/** Not among the types of the DOM, because it is in Chromium only. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Returns true if nothing is to be fetched ahead, because bytes are dear or the network is very slow. */
export function isSaving(navigator: object): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as WithConnection).connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}
