import type { ComponentProps } from 'react'
import { BackFrame } from '../../app/frame/BackFrame.tsx'

/** Renders the frame of a screen with records. */
export function RecordsFrame(props: Omit<ComponentProps<typeof BackFrame>, 'back' | 'footer'>) {
  return <BackFrame {...props} back="/account" siteBar />
}
