import { useSelector } from '@xstate/react'
import { Crown, Eye, EyeOff, User } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '../../../../machines/account/account/account.machine.ts'
import { dhakaDay } from '../../../../machines/common/dhaka.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { accountTexts } from '../../../i18n/en/account/account.ts'
import { tabular } from '../../../theme/global.css.ts'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Balance, Refresh, Stale } from './Balance.tsx'
import * as css from './wallet.css.ts'

type Props = { actor: ActorRefFrom<typeof accountMachine> }

/** Renders the card with the player and the balance. */
export function Wallet({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const failure = useSelector(actor, ({ context, value }) =>
    value.user === 'failed' ? context.failure : null,
  )
  return (
    <>
      <Card tone="wallet">
        <Player actor={actor} />
        <WalletBalance actor={actor} />
      </Card>
      {failure && (
        <LoadFailed failure={failure} words={account.failed} onRetry={() => actor.send({ type: 'retry' })} />
      )}
    </>
  )
}

/** Renders the player. The username is known from the login; the rest is loaded with the user. */
function Player({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const username = useSelector(actor, ({ context }) => context.user?.username ?? context.session.username)
  const user = useSelector(actor, ({ context }) => context.user)
  const loading = useSelector(actor, ({ value }) => value.user === 'loading')
  const since = user && dhakaDay(user.created_at)
  const points = user?.vip_coin.toLocaleString('en')
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
  const { session } = useSite()
  const balance = useSelector(session, ({ children }) => children.balance)
  const hidden = useSelector(actor, ({ context }) => context.hidden)
  return (
    <div>
      <div className={css.wallet}>
        <div className={css.money}>
          <h2 className={css.label}>{account.wallet}</h2>
          {balance && <Balance actor={balance} hidden={hidden} />}
        </div>
        <div className={css.buttons}>
          <IconButton
            label={hidden ? account.show : account.hide}
            icon={hidden ? <EyeOff /> : <Eye />}
            tone="veiled"
            onClick={() => actor.send({ type: 'balance.toggled' })}
          />
          {balance && <Refresh actor={balance} onPress={() => actor.send({ type: 'balance.refresh' })} />}
        </div>
      </div>
      {balance && <Stale actor={balance} />}
    </div>
  )
}
