import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './screenHeader.css.ts'

interface Props {
  title: string
  back?: { label: string; onPress: () => void } | undefined
  /** Icon buttons at the end of the bar. */
  trailing?: ReactNode
}

/** Renders the header of a screen: back button, level-1 heading and further actions. */
export function ScreenHeader({ title, back, trailing }: Props) {
  return (
    <div className={css.bar}>
      {back && <IconButton label={back.label} icon={<ArrowLeft />} onClick={back.onPress} />}
      <h1 className={css.title} dir="auto">
        {title}
      </h1>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </div>
  )
}
