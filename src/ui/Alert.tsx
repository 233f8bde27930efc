import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

interface Props {
  /** `red`: failed; `amber`: needs attention; `info`: good to know. Each has its own icon. */
  tone?: keyof typeof css.tone | undefined
  children: ReactNode
  /** A button or a link, after the words. */
  action?: ReactNode
  /** False for what stands there from the start and needs no announcement. */
  live?: boolean | undefined
}

const icons = { red: CircleAlert, amber: TriangleAlert, info: Info }

/** A message beside what it is about. */
export function Alert({ tone = 'red', children, action, live = true }: Props) {
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
