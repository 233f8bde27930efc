import { leaving } from './dialog.css.ts'

/**
 * Lets a dialog that is about to be removed leave as it came: a copy moves away, which can be neither touched nor read out.
 * The dialog itself is gone at once, so that nothing waits for the animation.
 */
export function leave(dialog: HTMLElement): void {
  const copy = dialog.cloneNode(true) as HTMLElement
  copy.removeAttribute('open')
  copy.classList.add(leaving)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  document.body.append(copy)
  copy.addEventListener('animationend', ({ target }) => {
    if (target === copy) copy.remove()
  })
  queueMicrotask(() => {
    // Another dialog has its own veil, above the copy. Without motion, there is no animation.
    if (document.querySelector('dialog:modal') || getComputedStyle(copy).animationName === 'none')
      copy.remove()
  })
}
