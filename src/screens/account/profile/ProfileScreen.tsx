import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '#machines/account/profile/profile.machine.ts'
import type { Profile } from '#machines/account/profile/profile.rules.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Toast } from '#src/ui/feedback/Toast.tsx'
import { CashBonus } from './CashBonus.tsx'
import { Contacts } from './Contacts.tsx'
import { Details } from './Details.tsx'
import * as css from './profile.css.ts'
import { Row, Rows } from './Row.tsx'
import { VerificationDialog } from './VerificationDialog.tsx'
import { VipCard } from './VipCard.tsx'
import { WithdrawalTips } from './WithdrawalTips.tsx'

type Props = { actor: ActorRefFrom<typeof profileMachine> }

/** The `/profile` screen. Known details stay visible while they are reloaded. */
export function ProfileScreen({ actor }: Props) {
  const { profile: text } = useTexts(profileTexts)
  const profile = useSelector(actor, ({ context }) => context.profile)
  const { loadProfile: load, cashBonus: bonus } = useSelector(actor, ({ children }) => children)
  const loading = useSelector(load, isLoading)
  const verification = useSelector(actor, (snapshot) =>
    snapshot.matches({ verification: { open: 'shown' } }) ? snapshot.children.verification : undefined,
  )
  const claimed = useSelector(bonus, (snapshot) => snapshot?.matches('claimed'))
  const verified = useSelector(actor, ({ value }) => value.verification === 'verified')
  const message = claimed ? 'claimed' : verified ? 'contactVerified' : undefined
  return (
    <BackFrame actor={actor} title={text.title} back="/account">
      <LoadNotice load={load} words={text.failed} />
      <div className={css.page} aria-busy={loading}>
        {profile ? <Known actor={actor} profile={profile} /> : loading && <Loading />}
      </div>
      {verification && (
        <VerificationDialog actor={verification} onClose={() => actor.send({ type: 'verification.close' })} />
      )}
      <Toast message={message && text[message]} />
    </BackFrame>
  )
}

function Known({ actor, profile }: Props & { profile: Profile }) {
  const { profile: text } = useTexts(profileTexts)
  const bonus = useSelector(actor, ({ children }) => children.cashBonus)
  const saved = useSelector(actor, ({ value }) => value.birthday === 'saved')
  return (
    <>
      <VipCard user={profile.user} />
      {bonus && <CashBonus actor={actor} bonus={bonus} amount={profile.user.cash_bonus} />}
      <Details actor={actor} user={profile.user} />
      <Toast message={saved ? text.birthdaySaved : undefined} />
      <Contacts actor={actor} profile={profile} />
      <WithdrawalTips profile={profile} />
      <Note tone="info" action={<TextLink href="/chat">{text.support}</TextLink>}>
        {text.fixed}
      </Note>
    </>
  )
}

/** Renders the details to come below their names. */
function Loading() {
  const { profile: text } = useTexts(profileTexts)
  const rowsOf = (...labels: string[]) =>
    labels.map((label) => (
      <Row key={label} label={label}>
        <Skeleton shape="line" />
      </Row>
    ))
  return (
    <>
      <Skeleton shape="card" count={2} />
      <Rows title={text.details}>{rowsOf(text.fullName, text.registrationDate, text.birthday)}</Rows>
      <Rows title={text.contacts}>{rowsOf(text.phones, text.email)}</Rows>
    </>
  )
}
