import type { User } from '@tiya/contract/account'
import { formatCount } from '@tiya/contract/amounts'
import { ArrowDownToLine, ArrowUpFromLine, IdCard } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isMainVerified } from '#machines/account/verifiedPhones.rules.ts'
import { barePhone, masked } from '#machines/common/input/phone.rules.ts'
import { dhakaDay } from '#machines/common/time/dhaka.ts'
import type { accountPlayerMachine } from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { accountTexts } from '#src/i18n/en/account/account.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { exchangeAccountTexts } from '#src/i18n/en/exchange/exchangeAccount.ts'
import { onwardTexts } from '#src/i18n/en/home/onward.ts'
import { heroAmount } from '#src/theme/global.css.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Address } from '#src/ui/feedback/Address.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Row, Rows, Verified } from '../../account/profile/Row.tsx'
import { RecordsList } from '../../records/RecordsList.tsx'
import * as css from './exchangeAccount.css.ts'

interface Props {
  actor: ActorRefFrom<typeof accountPlayerMachine>
  part: 'profile' | 'balance'
}

const all = (rows: readonly User[]) => rows

/** Renders the `My Profile` and `Balance Overview` parts. */
export function Player({ actor, part }: Props) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  return (
    <RecordsList
      actor={actor}
      texts={text.player}
      skeleton={
        <div aria-busy className={css.panel}>
          <Skeleton shape="card" count={1} />
          <Skeleton shape="row" count={4} />
        </div>
      }
      narrow={all}
      empty={null}
    >
      {(users, refreshing) => (
        <div aria-busy={refreshing || undefined} className={css.panel}>
          {users.map((user) =>
            part === 'profile' ? (
              <Profile key={user.id} user={user} />
            ) : (
              <Balance key={user.id} user={user} />
            ),
          )}
        </div>
      )}
    </RecordsList>
  )
}

function Profile({ user }: { user: User }) {
  const { exchangeAccount: text, profile } = useTexts(exchangeAccountTexts, profileTexts)
  return (
    <>
      <Rows title={profile.details}>
        <Row label={text.username}>{user.username || '–'}</Row>
        <Row label={profile.fullName}>{user.name || '–'}</Row>
        <Row label={text.phone} action={<Verified verified={isMainVerified(user)} />}>
          {masked(barePhone(user.phone)) || '–'}
        </Row>
        <Row label={profile.email} action={<Verified verified={Boolean(user.email_verified_at)} />}>
          {user.email ? <Address>{user.email}</Address> : '–'}
        </Row>
        <Row label={profile.registrationDate}>{dhakaDay(user.created_at) ?? '–'}</Row>
      </Rows>
      <ButtonLink href="/profile" tone="secondary" wide icon={<IdCard size={20} />}>
        {profile.title}
      </ButtonLink>
    </>
  )
}

function Balance({ user }: { user: User }) {
  const {
    exchangeAccount: text,
    profile,
    account,
    onward,
  } = useTexts(exchangeAccountTexts, profileTexts, accountTexts, onwardTexts)
  return (
    <>
      <Card tone="wallet">
        <div>
          <h2 className={css.onCard}>{account.wallet}</h2>
          <p className={heroAmount}>
            <Money amount={user.balance} />
          </p>
        </div>
      </Card>
      {typeof user.exposure === 'number' && (
        <Rows title={text.openBets}>
          <Row label={text.free}>
            <Money amount={user.balance} />
          </Row>
          <Row label={text.exposure} about="exposure">
            <Money amount={user.exposure} />
          </Row>
          <Row label={text.together}>
            <Money amount={user.balance === null ? null : user.balance + user.exposure} />
          </Row>
        </Rows>
      )}
      <Rows title={text.more}>
        <Row label={profile.bonus}>
          <Money amount={user.cash_bonus} />
        </Row>
        <Row label={account.vipPoints}>{formatCount(user.vip_coin)}</Row>
      </Rows>
      <div className={css.buttons}>
        <ButtonLink href="/deposit" wide icon={<ArrowDownToLine size={20} />}>
          {onward.screens.deposit}
        </ButtonLink>
        <ButtonLink href="/withdrawal" tone="secondary" wide icon={<ArrowUpFromLine size={20} />}>
          {onward.screens.withdrawal}
        </ButtonLink>
      </div>
    </>
  )
}
