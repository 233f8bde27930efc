import type { User } from '@tiya/contract/account'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '#machines/account/profile/profile.machine.ts'
import { dhakaDay } from '#machines/common/time/dhaka.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { Birthday } from './Birthday.tsx'
import { Row, Rows } from './Row.tsx'

/** Renders the player's personal details. */
export function Details({ actor, user }: { actor: ActorRefFrom<typeof profileMachine>; user: User }) {
  const { profile } = useTexts(profileTexts)
  return (
    <Rows title={profile.details}>
      <Row label={profile.fullName}>{user.name || '–'}</Row>
      <Row label={profile.registrationDate}>{dhakaDay(user.created_at) ?? '–'}</Row>
      <Birthday actor={actor} saved={user.dofb ?? ''} />
    </Rows>
  )
}
