import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Invitation } from './Invitation.tsx'
import { MyReferral } from './MyReferral.tsx'
import { ReferralNotice } from './ReferralNotice.tsx'
import * as css from './referral.css.ts'

/** Returns the first load; a refresh shows nothing of itself. */
const loadOf = ({ value, children }: SnapshotFrom<typeof referralMachine>) =>
  value.player === 'loading' ? children.loadReferrals : undefined

type Props = { actor: ActorRefFrom<typeof referralMachine> }

/** The `/refrrel-program` screen. */
export function ReferralScreen({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const tab = useSelector(actor, ({ value }) => value.tab)
  const load = useSelector(actor, loadOf)
  const loading = useSelector(load, isLoading)
  return (
    <BackFrame actor={actor} title={text.title} back="/account" siteBar>
      <Tabs
        label={text.title}
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
  const load = useSelector(actor, loadOf)
  const tab = useSelector(actor, ({ value }) => value.tab)
  if (load) {
    return (
      <LoadNotice load={load} words={text.failed}>
        <div className={css.code}>
          <Skeleton shape="tall" count={2} />
        </div>
        <Skeleton shape="text" count={2} />
      </LoadNotice>
    )
  }
  return tab === 'info' ? <Invitation actor={actor} /> : <MyReferral actor={actor} />
}
