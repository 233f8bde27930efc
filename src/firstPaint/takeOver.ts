import { flushSync } from 'react-dom'
import { enter } from '../environment/page/fields.ts'

/** Maximum milliseconds that the site waits for a press on the static view to end. */
const LONGEST_PRESS = 1_000

const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('a, button, input, select'),
]

/** Returns what a control and its static copy have in common. React generates the names of radios. */
function identify({ tagName, type, name, value, ariaLabel, textContent }: HTMLInputElement): string {
  return [tagName, type, type === 'radio' ? value : name, ariaLabel, textContent].join('\n')
}

/** Returns true if the player has changed a static field. */
function isChanged(copy: HTMLElement): boolean {
  if (copy instanceof HTMLSelectElement) return !copy.selectedOptions[0]?.defaultSelected
  if (!(copy instanceof HTMLInputElement)) return false
  return copy.type === 'radio' ? copy.checked !== copy.defaultChecked : copy.value !== copy.defaultValue
}

/** Enters a changed static field's value as the player would. */
function repeat(field: HTMLInputElement, copy: HTMLInputElement): void {
  if (field.type !== 'radio') enter(field, copy.value)
  else if (copy.checked) field.click()
}

/** Waits for a press on the static view to end, because its button must still be there to get a click. */
function untilReleased(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!container.querySelector('[data-held]')) resolve()
    }
    new MutationObserver(check).observe(container, { subtree: true, attributeFilter: ['data-held'] })
    setTimeout(resolve, LONGEST_PRESS)
    check()
  })
}

/**
 * Replaces the static view that `show.ts` may have put in the container with what `render` renders. What was
 * typed, chosen and pressed in the static view is repeated once in the new one. Focus and selection stay.
 */
export async function takeOver(container: HTMLElement, render: () => void): Promise<void> {
  await untilReleased(container)
  const copies = controlsIn(container)
  const active = document.activeElement as HTMLInputElement
  const { selectionStart, selectionEnd } = active
  flushSync(render)
  // What has been seen does not appear again.
  for (const one of container.querySelector('[aria-busy]')?.getAnimations({ subtree: true }) ?? [])
    one.currentTime = 1_000
  const controls = controlsIn(container)
  const pairs = copies.flatMap((copy) => {
    const control = controls.find((one) => identify(one) === identify(copy))
    return control ? [{ control, copy }] : []
  })
  for (const { control, copy } of pairs) {
    if (isChanged(copy)) repeat(control, copy)
    if (copy !== active) continue
    control.focus({ preventScroll: true })
    if (selectionStart !== null) control.setSelectionRange?.(selectionStart, selectionEnd)
  }
  for (const { control, copy } of pairs) if (copy.hasAttribute('data-pressed')) control.click()
}
