import type { ReactNode } from 'react'
import { BrandMark } from '../ui/art/BrandMark.tsx'
import { ScreenHeader } from '../ui/ScreenHeader.tsx'
import * as css from './formPage.css.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  /** Name and state of the flow, for QA and styles. */
  flow: string
  state: string
  title: string
  /** A sentence beside the brand's drawing. */
  lead: string
  /** The way back; to the home where it is not given. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** The page of a guest's form: header with the way back, the brand, the form. */
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
