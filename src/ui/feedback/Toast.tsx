import { CircleAlert, CircleCheck } from 'lucide-react'
import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import * as css from './toast.css.ts'
import { WithAmounts } from './WithAmounts.tsx'

interface Props {
  /** The message; undefined hides the toast. The owner removes it after a while. */
  message: string | undefined
  /** Shows the icon of a failure. */
  failed?: boolean | undefined
}

let stack: HTMLElement | undefined
/** The control that was pressed last. */
let pressed: Element | undefined

/**
 * Returns the place of all toasts, one above the other: the page's one live region, so no screen covers another's. It is
 * displayed while a toast is mounted, also one without a message.
 */
function toastStack(): HTMLElement {
  if (stack) return stack
  stack = document.createElement('div')
  stack.className = css.stack
  stack.role = 'status'
  stack.ariaAtomic = 'false'
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target as Element
    },
    true,
  )
  return document.body.appendChild(stack)
}

/** What a control speaks of stands within this distance above it. */
const WORDS_ABOVE = 44

/** Puts the stack over the header if a toast would cover the control that was pressed, or the words above it. */
function keepClear(toast: HTMLElement | null) {
  if (!stack || !toast) return
  delete stack.dataset.above
  const { top, bottom } = toast.getBoundingClientRect()
  const control = pressed?.getBoundingClientRect()
  if (control && control.bottom > top && control.top < bottom + WORDS_ABOVE) stack.dataset.above = ''
}

/** Renders a temporary message above the bottom bar, or over the header. */
export function Toast(props: Props) {
  // A live region must exist before its text, so a toast that is mounted with its message says it a moment later.
  const { message, failed } = useDeferredValue<Partial<Props>>(props, {})
  return createPortal(
    <div>
      {message && (
        <p key={message} ref={keepClear} className={css.toast}>
          {failed ? (
            <CircleAlert size={20} className={css.failed} />
          ) : (
            <CircleCheck size={20} className={css.icon} />
          )}
          <span dir="auto" className={css.words}>
            <WithAmounts>{message}</WithAmounts>
          </span>
        </p>
      )}
    </div>,
    toastStack(),
  )
}
