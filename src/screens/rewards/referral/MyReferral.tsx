import { useSelector } from '@xstate/react'
import { UserRound } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { dhakaDay } from '#machines/common/time/dhaka.ts'
import type { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'
import { ListRow, ListSection } from '#src/ui/lists/ListSection.tsx'

/** Renders the friends who have signed up with the link. */
export function MyReferral({ actor }: { actor: ActorRefFrom<typeof referralMachine> }) {
  const { referral: text } = useTexts(referralTexts)
  const referrals = useSelector(actor, ({ context }) => context.referrals)
  if (referrals.length === 0) {
    return <NoData art={<EmptyArt />} hint={text.noneHint} />
  }
  return (
    <ListSection title={text.friends(referrals.length.toLocaleString('en'))}>
      {referrals.map(({ username, created_at }, index) => {
        const day = dhakaDay(created_at)
        return (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may repeat an id
            key={index}
            label={username}
            detail={day && text.joined(day)}
            icon={<UserRound />}
          />
        )
      })}
    </ListSection>
  )
}
