import { CircleAlert, CircleCheck } from 'lucide-react'
import * as css from './toast.css.ts'

interface Props {
  /** The message; undefined hides the toast. The owner removes it after a while. */
  message: string | undefined
  /** Shows the icon of a failure. */
  failed?: boolean | undefined
}

/** Renders a temporary message above the bottom bar. Keep it mounted: a live region must exist before its text. */
export function Toast({ message, failed }: Props) {
  return (
    <div role="status" className={css.place}>
      {message && (
        <p key={message} className={css.toast}>
          {failed ? (
            <CircleAlert size={20} className={css.failed} />
          ) : (
            <CircleCheck size={20} className={css.icon} />
          )}
          <span dir="auto" className={css.words}>
            {message}
          </span>
        </p>
      )}
    </div>
  )
}
