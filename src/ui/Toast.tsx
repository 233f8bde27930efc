import { CircleAlert, CircleCheck } from 'lucide-react'
import * as css from './toast.css.ts'

interface Props {
  /** What has just happened (copied, claimed); none: nothing is shown. The owner takes it away. */
  message: string | undefined
  /** It did not go well. */
  failed?: boolean | undefined
}

/** A passing message above the bottom bar. Keep it mounted: a live region must be there before its text. */
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
          <span dir="auto">{message}</span>
        </p>
      )}
    </div>
  )
}
