import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/art/BrandMark.tsx'
import { ScreenHeader } from '../../ui/layout/ScreenHeader.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './formPage.css.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

interface Props {
  /** Name and state of the flow, written to `data-flow` and `data-state` for tests. */
  flow: string
  state: string
  title: string
  /** A sentence beside the brand mark. */
  lead: string
  /** Called by the back button. Defaults to navigating to the home screen. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** Renders the page of a guest's form: header with back button, brand mark with the lead, then the form. */
export function FormPage({ flow, state, title, lead, onBack, children }: Props) {
  const text = useTexts()
  const { router } = useSite()
  const goHome = () => router.send({ type: 'navigate', to: '/' })
  return (
    <ScreenFrame
      flow={flow}
      state={state}
      header={<ScreenHeader title={title} back={{ label: text.common.back, onPress: onBack ?? goHome }} />}
    >
      <div className={css.brand}>
        <BrandMark size={48} />
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </ScreenFrame>
  )
}
