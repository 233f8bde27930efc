import type { User } from '@tiya/contract/account'
import { formatCount } from '@tiya/contract/amounts'
import { Crown } from 'lucide-react'
import { Learn } from '#src/app/frame/Learn.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { tabular } from '#src/theme/global.css.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './profile.css.ts'

/** Renders the player's name and VIP points. */
export function VipCard({ user }: { user: User }) {
  const { profile } = useTexts(profileTexts)
  return (
    <section aria-label={profile.vip}>
      <Card tone="wallet">
        <p className={css.username} dir="auto">
          {user.username || '–'}
        </p>
        <dl>
          <dt className={css.onCard}>
            {profile.vpPoints}
            <Learn about="vip" />
          </dt>
          <dd className={css.points}>
            <Crown size={26} />
            <span className={tabular}>{formatCount(user.vip_coin)}</span>
          </dd>
        </dl>
      </Card>
    </section>
  )
}
