import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import { IconButton } from './IconButton.tsx'
import * as css from './screenHeader.css.ts'

interface Props {
  title: string
  /** The heading is there for screen readers only. */
  titleHidden?: boolean | undefined
  back?: { label: string; onPress: () => void } | undefined
  /** Icon buttons at the end. */
  trailing?: ReactNode
}

/** Header of a screen: the way back, its level-1 heading, and what else can be done. */
export function ScreenHeader({ title, titleHidden, back, trailing }: Props) {
  return (
    <div className={css.bar}>
      {back && <IconButton label={back.label} icon={<ArrowLeft />} onClick={back.onPress} />}
      <h1 className={titleHidden ? visuallyHidden : css.title} dir="auto">
        {title}
      </h1>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </div>
  )
}
