interface Entry {
  readonly address: string
  /** True if it shows the same as the entry below, because it replaced a frame whose `Back` was pressed. */
  readonly again: boolean
}

/**
 * Tracks the history entries that the page has created. Returns a function to call on each history change
 * with the type of its event. It returns true if the browser went back to an entry that shows the same as the
 * one it left, so the player wants to go one step further. It never returns true if that step would leave the
 * entries of this page.
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
