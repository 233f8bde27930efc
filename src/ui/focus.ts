/** For the `ref` of a field that is asked for from now on: it gets the focus, unless the player is typing elsewhere. */
export function focusField(field: HTMLInputElement | null) {
  if (!(document.activeElement instanceof HTMLInputElement)) field?.focus()
}
