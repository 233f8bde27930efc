interface Entry {
  readonly address: string
  /** It shows the same as the entry below it, because it has replaced another one: a frame whose `Back` was pressed. */
  readonly again: boolean
}

/**
 * Follows the page's history entries, as far as it has made them itself. Returns a function to call at each change of
 * the history, with the type of its event: true where the browser has gone back from an entry to one that shows the same,
 * so that one step further is what the player wants. Never leads out of the entries of this page.
 */
export function followEntries(window: Pick<Window, 'location'>): (change: string) => boolean {
  const here = () => window.location.pathname + window.location.search
  let entries: readonly Entry[] = [{ address: here(), again: false }]

  return (change) => {
    const address = here()
    const left = entries.at(-1)
    const below = entries.at(-2)
    if (change === 'pushState') entries = [...entries, { address, again: false }]
    else if (change === 'replaceState') {
      const again = address === left?.address ? left.again : address === below?.address
      entries = [...entries.slice(0, -1), { address, again }]
    } else {
      const isBack = address === below?.address
      entries = isBack ? entries.slice(0, -1) : [{ address, again: false }]
      return isBack && left?.again === true && entries.length > 1
    }
    return false
  }
}
