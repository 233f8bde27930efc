/** Ref callback that focuses a field when it mounts, unless the player is typing in another field. */
export function focusField(field: HTMLInputElement | null) {
  if (!(document.activeElement instanceof HTMLInputElement)) field?.focus()
}

/**
 * Keeps the place of a player with a keyboard, whose focus would fall to the page with an element that is removed or
 * disabled. What takes the place of a removed element gets the focus; one that was disabled gets it back. Returns the
 * function that ends it.
 */
export function keepFocus(document: Document): () => void {
  let held: Element | null = null
  // A pointer needs no place, and the page is not watched for it.
  const hold = ({ type, target }: Event) => {
    held = type === 'focusin' && target instanceof Element && target.matches(':focus-visible') ? target : null
    if (held)
      changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    else changes.disconnect()
  }
  const changes = new MutationObserver((records) => {
    if (!held || document.activeElement !== document.body) return
    if (held.isConnected && records.some(({ type, target }) => type === 'attributes' && target === held))
      take(held)
    let lost: Node = held
    let places: (Element | null | undefined)[] = []
    for (const { target, removedNodes, previousSibling } of records) {
      if (![...removedNodes].some((node) => node.contains(lost))) continue
      lost = target
      const next = previousSibling ? previousSibling.nextSibling : target.firstChild
      const element = next instanceof Element ? next : null
      const around = target as Element
      // The page itself is no place: its `main` is, such as after a dialog that nobody opened.
      places = [
        ...[element?.querySelector('main'), element, element?.firstElementChild],
        around.querySelector('main') ?? around,
      ]
    }
    places.some(take)
  })
  const events = ['focusin', 'pointerdown']
  for (const type of events) document.addEventListener(type, hold)
  return () => {
    for (const type of events) document.removeEventListener(type, hold)
    changes.disconnect()
  }
}

/** Focuses an element, also one that is no control. Returns false if it can't have the focus. */
function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
