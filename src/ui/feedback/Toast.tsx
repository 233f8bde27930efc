import { CircleAlert, CircleCheck } from 'lucide-react'
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

/** Returns the place of all toasts, one above the other. It is the page's, so that no screen covers another's. */
function toastStack(): HTMLElement {
  if (stack) return stack
  stack = document.createElement('div')
  stack.className = css.stack
  return document.body.appendChild(stack)
}

/** Renders a temporary message above the bottom bar. Keep it mounted: a live region must exist before its text. */
export function Toast({ message, failed }: Props) {
  return createPortal(
    <div role="status">
      {message && (
        <p key={message} className={css.toast}>
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
