import { formatMoney } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Toast } from '#src/ui/feedback/Toast.tsx'
import { ConvertFooter } from './ConvertFooter.tsx'
import { ConvertFailed, ConvertForm } from './ConvertForm.tsx'
import { PointsCard } from './PointsCard.tsx'
import * as css from './vip.css.ts'

type Props = { actor: ActorRefFrom<typeof vipMachine> }

/** The `/vip` screen. */
export function VipScreen({ actor }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const form = useId()
  const { points, rate, stake, loaded } = useSelector(actor, ({ context }) => context)
  return (
    <BackFrame
      actor={actor}
      title={text.title}
      back="/account"
      footer={loaded && <ConvertFooter actor={actor} form={form} />}
    >
      {!loaded ? (
        <Opening actor={actor} />
      ) : (
        <div className={css.page}>
          <PointsCard points={points} rate={rate} />
          <Stale actor={actor} />
          <ConvertForm actor={actor} id={form} />
          <section className={css.earning}>
            <h2 className={css.heading}>{text.earning}</h2>
            <p>{stake ? text.earnedBy(formatMoney(stake)) : text.earned}</p>
          </section>
        </div>
      )}
      <ConvertFailed actor={actor} />
      <Converted actor={actor} />
    </BackFrame>
  )
}

/** Shown instead of the points until they are known. */
function Opening({ actor }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const failure = useSelector(actor, ({ context }) => context.loadFailure)
  if (failure) {
    return <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  return (
    <div aria-busy className={css.page}>
      <Skeleton shape="card" />
      <Skeleton shape="provider" />
      <Skeleton shape="text" />
    </div>
  )
}

/** Warns that the points may be stale. */
function Stale({ actor }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const stale = useSelector(actor, ({ context }) => context.loadFailure !== null)
  return stale && <Alert tone="amber">{text.stale}</Alert>
}

/** Renders the toast shown after a conversion, with the server's message. */
function Converted({ actor }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ open: 'converted' }))
  const points = useSelector(actor, ({ context }) => context.converted?.amount.toLocaleString('en'))
  const message = useSelector(actor, ({ context }) => context.message)
  return <Toast message={shown && points ? `${text.converted(points)} ${message}` : undefined} />
}
