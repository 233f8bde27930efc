import { LIMIT_PERIODS } from '@tiya/contract/money'
import { useSelector } from '@xstate/react'
import { Gauge } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { limitsMachine } from '#machines/money/limits/limits.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { limitsTexts } from '#src/i18n/en/money/limits.ts'
import { prose } from '#src/theme/global.css.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Toast } from '#src/ui/feedback/Toast.tsx'
import { Limit } from './Limit.tsx'
import * as css from './limits.css.ts'

type Props = { actor: ActorRefFrom<typeof limitsMachine> }

/** The `/limits` screen. */
export function LimitsScreen({ actor }: Props) {
  const { limits: text } = useTexts(limitsTexts)
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ open: 'changed' }))
  return (
    <BackFrame actor={actor} title={text.title} back="/account">
      <Content actor={actor} />
      <Toast message={saved ? text.saved : undefined} />
    </BackFrame>
  )
}

function Content({ actor }: Props) {
  const { limits: text } = useTexts(limitsTexts)
  const state = useSelector(actor, ({ value }) => value)
  const load = useSelector(actor, ({ children }) => children.loadLimits)
  switch (state) {
    case 'loading':
      return (
        <LoadNotice load={load} words={{ refused: text.loadRefused, silent: text.loadSilent }}>
          <div aria-busy className={css.list}>
            <p className={prose}>{text.lead}</p>
            <Skeleton shape="tall" count={3} />
          </div>
        </LoadNotice>
      )
    case 'missing':
      return (
        <EmptyState
          art={<Gauge size={40} />}
          title={text.missing}
          hint={text.missingText}
          action={
            <ButtonLink href="/chat" tone="secondary">
              {text.support}
            </ButtonLink>
          }
        />
      )
    default:
      return (
        <div className={css.list}>
          <p className={prose}>{text.lead}</p>
          {LIMIT_PERIODS.map((period) => (
            <Limit key={period} actor={actor} period={period} />
          ))}
        </div>
      )
  }
}
