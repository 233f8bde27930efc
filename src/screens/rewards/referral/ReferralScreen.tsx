import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Invitation } from './Invitation.tsx'
import { MyReferral } from './MyReferral.tsx'
import { ReferralNotice } from './ReferralNotice.tsx'
import * as css from './referral.css.ts'

type Props = { actor: ActorRefFrom<typeof referralMachine> }

/** The `/refrrel-program` screen. */
export function ReferralScreen({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const tab = useSelector(actor, ({ value }) => value.tab)
  const loading = useSelector(actor, ({ value }) => value.player === 'loading')
  return (
    <BackFrame actor={actor} title={text.title} back="/account" footer={<SiteBar />}>
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        items={[
          { value: 'info', label: text.info },
          { value: 'mine', label: text.mine },
        ]}
        busy={loading}
      >
        <div className={css.panel}>
          <Panel actor={actor} />
        </div>
      </Tabs>
      <ReferralNotice actor={actor} />
    </BackFrame>
  )
}

function Panel({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const player = useSelector(actor, ({ value }) => value.player)
  const tab = useSelector(actor, ({ value }) => value.tab)
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (player === 'loading') return <Skeleton shape="card" count={2} />
  if (player === 'failed') {
    return <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  return tab === 'info' ? <Invitation actor={actor} /> : <MyReferral actor={actor} />
}
