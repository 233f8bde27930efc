/** Ref callback that focuses a field when it mounts, unless the player is typing in another field. */
export function focusField(field: HTMLInputElement | null) {
  if (!(document.activeElement instanceof HTMLInputElement)) field?.focus()
}
