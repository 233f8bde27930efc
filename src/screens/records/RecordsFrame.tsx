import type { ReactNode } from 'react'
import { ScreenFrame } from '../../app/ScreenFrame.tsx'
import { SiteBar } from '../../app/SiteBar.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'

interface Props {
  /** Name and state of the flow, as `ScreenFrame` takes them. */
  flow: string
  state: string
  title: string
  /** The buttons of the header. */
  trailing?: ReactNode
  children: ReactNode
}

/** Renders the frame of a screen with records; its back button leads to the account. */
export function RecordsFrame({ flow, state, title, trailing, children }: Props) {
  const { common } = useTexts()
  const { router } = useSite()
  return (
    <ScreenFrame
      flow={flow}
      state={state}
      header={
        <ScreenHeader
          title={title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
          trailing={trailing}
        />
      }
      footer={<SiteBar />}
    >
      {children}
    </ScreenFrame>
  )
}
