import { useSelector } from '@xstate/react'
import { Gauge } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { LIMIT_PERIODS } from '#machines/contract/money.ts'
import type { limitsMachine } from '#machines/money/limits/limits.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
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
  const failure = useSelector(actor, ({ context }) => context.failure)
  switch (state) {
    case 'loading':
      return (
        <div aria-busy className={css.list}>
          <Skeleton shape="card" count={3} />
        </div>
      )
    case 'failed':
      return (
        <LoadFailed
          failure={failure}
          words={{ refused: text.loadRefused, silent: text.loadSilent }}
          onRetry={() => actor.send({ type: 'retry' })}
        />
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
