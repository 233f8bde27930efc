import type { ComponentProps, ReactNode } from 'react'
import { ScreenHeader } from '../../ui/layout/ScreenHeader.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

type Props = Omit<ComponentProps<typeof ScreenFrame>, 'header'> & {
  title: string
  /** Where the back button leads. */
  back: `/${string}`
  /** The buttons of the header. */
  trailing?: ReactNode
}

/** Renders the frame of a screen below another one, with a back button. */
export function BackFrame({ title, back, trailing, ...frame }: Props) {
  const { common } = useTexts()
  const { router } = useSite()
  const goBack = () => router.send({ type: 'navigate', to: back })
  return (
    <ScreenFrame
      {...frame}
      header={
        <ScreenHeader title={title} back={{ label: common.back, onPress: goBack }} trailing={trailing} />
      }
    />
  )
}
