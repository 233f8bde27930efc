import type { ComponentProps } from 'react'
import { BrandMark } from '../art/BrandMark.tsx'
import { BackFrame } from './BackFrame.tsx'
import * as css from './formPage.css.ts'

type FrameProps = ComponentProps<typeof BackFrame>

interface Props extends Pick<FrameProps, 'actor' | 'title' | 'children'> {
  /** A sentence beside the brand mark. */
  lead: string
  /** As in `BackFrame`; by default it leads to the home screen. */
  back?: FrameProps['back']
}

/** Renders the page of a guest's form: header with back button, brand mark with the lead, then the form. */
export function FormPage({ lead, back = '/', children, ...frame }: Props) {
  return (
    <BackFrame {...frame} back={back}>
      <div className={css.brand}>
        <BrandMark size={48} />
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </BackFrame>
  )
}
