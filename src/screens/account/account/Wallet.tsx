import { formatCount } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { Crown, Eye, EyeOff, User } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '#machines/account/account/account.machine.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { dhakaDay } from '#machines/common/time/dhaka.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { useWallet } from '#src/app/useWallet.ts'
import { accountTexts } from '#src/i18n/en/account/account.ts'
import { tabular } from '#src/theme/global.css.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Balance, Refresh, Stale } from './Balance.tsx'
import * as css from './wallet.css.ts'

type Props = { actor: ActorRefFrom<typeof accountMachine> }

/** Renders the card with the player and the balance. */
export function Wallet({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const load = useSelector(actor, ({ children }) => children.loadUser)
  return (
    <>
      <Card tone="wallet">
        <Player actor={actor} />
        <WalletBalance actor={actor} />
      </Card>
      <LoadNotice load={load} words={account.failed} />
    </>
  )
}

/** Renders the player. The username is known from the login; the rest is loaded with the user. */
function Player({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const username = useSelector(actor, ({ context }) => context.user?.username || context.session.username)
  const user = useSelector(actor, ({ context }) => context.user)
  const load = useSelector(actor, ({ children }) => children.loadUser)
  const loading = useSelector(load, isLoading)
  const since = user && dhakaDay(user.created_at)
  const points = user && formatCount(user.vip_coin)
  return (
    <div className={css.player} aria-busy={loading}>
      <span className={css.avatar}>
        <User size={24} />
      </span>
      <div className={css.who}>
        <p className={css.username} dir="auto">
          {username}
        </p>
        {loading && (
          <span className={css.pending}>
            <Skeleton shape="line" />
          </span>
        )}
        {since && <p className={css.since}>{account.memberSince(since)}</p>}
      </div>
      {user && (
        <dl className={css.points}>
          <dt className={css.label}>{account.vipPoints}</dt>
          <dd>
            <Link href="/vip" aria-label={`${account.vipPoints} ${points}`} className={css.vip}>
              <Crown size={18} />
              <span className={tabular}>{points}</span>
            </Link>
          </dd>
        </dl>
      )}
    </div>
  )
}

function WalletBalance({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const { hidden, toggle } = useWallet()
  return (
    <div>
      <div className={css.wallet}>
        <div className={css.money}>
          <h2 className={css.label}>{account.wallet}</h2>
          <Balance />
        </div>
        <div className={css.buttons}>
          <IconButton
            label={hidden ? account.show : account.hide}
            icon={hidden ? <EyeOff /> : <Eye />}
            tone="veiled"
            onClick={toggle}
          />
          <Refresh onPress={() => actor.send({ type: 'balance.refresh' })} />
        </div>
      </div>
      <Stale />
    </div>
  )
}
