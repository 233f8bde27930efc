import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '#machines/account/profile/profile.machine.ts'
import type { Profile } from '#machines/account/profile/profile.rules.ts'
import type { ContactKind } from '#machines/account/verification/verification.rules.ts'
import { isMainVerified } from '#machines/account/verifiedPhones.rules.ts'
import { barePhone, masked } from '#machines/common/input/phone.rules.ts'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { verificationTexts } from '#src/i18n/en/account/verification.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Address } from '#src/ui/feedback/Address.tsx'
import * as css from './profile.css.ts'
import { Row, Rows, Verified } from './Row.tsx'

type Props = { actor: ActorRefFrom<typeof profileMachine>; profile: Profile }

/**
 * Renders the phones and the e-mail address, each with its badge and, until it is verified, a button to
 * verify it.
 */
export function Contacts({ actor, profile: { user, contacts, contactsFailure } }: Props) {
  const { profile, verification } = useTexts(profileTexts, verificationTexts)
  const id = useId()
  const ready = useSelector(actor, ({ value }) => value.details === 'ready')
  const verify = (kind: ContactKind, contact: string, label = verification.titles[kind], name?: string) => (
    <Button
      aria-label={name}
      tone="secondary"
      size="small"
      icon={kind === 'added' && contact === '' && <Plus size={18} />}
      onClick={() => actor.send({ type: 'verification.open', kind, contact })}
    >
      {label}
    </Button>
  )
  const main = barePhone(user.phone)
  const emailVerified = Boolean(user.email_verified_at)
  return (
    <Rows title={profile.contacts}>
      <div className={css.phones}>
        <p id={id} className={css.label}>
          {profile.phones}
        </p>
        <ul aria-labelledby={id}>
          <Phone number={main} verified={isMainVerified(user)}>
            {main && verify('phone', main)}
          </Phone>
          {contacts.map(({ id: key, contract_value, isverify }) => {
            const number = barePhone(contract_value)
            return (
              <Phone key={key} number={number} verified={isverify}>
                {verify('added', number, profile.verify, profile.verifyNumber(masked(number)))}
              </Phone>
            )
          })}
        </ul>
        {ready && contactsFailure && (
          <LoadFailed
            failure={contactsFailure}
            words={profile.phonesFailed}
            onRetry={() => actor.send({ type: 'refresh' })}
          />
        )}
        {verify('added', '')}
      </div>
      <Row label={profile.email} action={user.email && !emailVerified && verify('email', user.email)}>
        {user.email ? <Address>{user.email}</Address> : '–'}{' '}
        <Verified lacking="amber" verified={emailVerified} />
      </Row>
    </Rows>
  )
}

/** Renders a masked number. Its children, the button to verify it, are shown until it is verified. */
function Phone({ number, verified, children }: { number: string; verified: boolean; children: ReactNode }) {
  return (
    <li className={css.phone}>
      <span className={css.number}>
        {masked(number) || '–'} <Verified lacking="amber" verified={verified} />
      </span>
      {!verified && children}
    </li>
  )
}
