import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '#machines/account/account/account.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { ContactSection } from '#src/app/frame/ContactSection.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { PendingNotices } from '#src/app/notices/PendingNotices.tsx'
import { usePlayer } from '#src/app/player/usePlayer.ts'
import { RealityCheckRow } from '#src/app/realityCheck/RealityCheckRow.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { accountTexts } from '#src/i18n/en/account/account.ts'
import { onwardTexts } from '#src/i18n/en/home/onward.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { ListRow, ListSection } from '#src/ui/lists/ListSection.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { SECTIONS } from './sections.ts'
import { Wallet } from './Wallet.tsx'

/** The `/account` screen. Limits are left out where the operator has none. */
export function AccountScreen({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const { account, shell, onward } = useTexts(accountTexts, onwardTexts)
  const names = { ...onward.screens, referral: account.referral }
  const player = usePlayer()
  const unread = player?.unread ?? 0
  const { limits, newcomer } = useSelector(actor, ({ context }) => context)
  const { paymentUnderWay, realityCheckSetting } = useSelector(actor, ({ children }) => children)
  return (
    <BackFrame
      actor={actor}
      title={account.title}
      back="/"
      footer={
        <>
          <PendingNotices transactions={player?.transactions ?? []} paymentUnderWay={paymentUnderWay} />
          <SiteBar />
        </>
      }
    >
      <Wallet actor={actor} />
      {newcomer && <FirstSteps actor={actor} />}
      {SECTIONS.map(({ name, entries }) => (
        <ListSection key={name} title={account[name]}>
          {entries
            .filter(({ key }) => key !== 'limits' || limits)
            .map(({ key, href, Icon }) => (
              <ListRow
                key={key}
                label={names[key]}
                icon={<Icon />}
                href={href}
                {...(key === 'inbox' &&
                  unread > 0 && {
                    description: shell.unread(unread),
                    trailing: <Badge tone="count">{unread}</Badge>,
                  })}
              />
            ))}
          {name === 'profile' && realityCheckSetting && <RealityCheckRow actor={realityCheckSetting} />}
        </ListSection>
      ))}
      <ContactSection />
      {/* Where nothing that is in view moves when they come. */}
      {!newcomer && <FirstSteps actor={actor} />}
      <Button
        tone="secondary"
        wide
        icon={<LogOut size={20} />}
        onClick={() => actor.send({ type: 'logout' })}
      >
        {account.logout}
      </Button>
    </BackFrame>
  )
}
