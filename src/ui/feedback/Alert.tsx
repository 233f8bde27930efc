import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

interface Props {
  /** `red`: an error; `amber`: a warning; `info`: information; `brand`: a success. Each has its own icon. */
  tone?: keyof typeof css.tone | undefined
  children: ReactNode
  /** A button or a link after the message. */
  action?: ReactNode
}

const icons = { red: CircleAlert, amber: TriangleAlert, info: Info, brand: CircleCheck }

/** Renders an inline message that is announced. */
export function Alert({ tone = 'red', children, action, live = true }: Props & { live?: boolean }) {
  const Icon = icons[tone]
  return (
    <div role={live ? 'alert' : undefined} className={css.tone[tone]}>
      <Icon size={20} />
      <div className={css.words} dir="auto">
        {children}
      </div>
      {action}
    </div>
  )
}

/** Renders an inline message that is on the page from the start, or in a live region: it is not announced by itself. */
export function Note(props: Props) {
  return <Alert {...props} live={false} />
}
