import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { ComingSoonArt } from '#src/app/art/illustrations.tsx'
import { QrBox } from '#src/app/frame/QrBox.tsx'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { Heading } from '#src/app/head/Heading.tsx'
import { PendingNotices } from '#src/app/notices/PendingNotices.tsx'
import { useSiteName } from '#src/app/operator/useSiteName.ts'
import { useSite } from '#src/app/site.context.ts'
import { useIsPlayer } from '#src/app/useIsPlayer.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { comingSoonTexts } from '#src/i18n/en/app/comingSoon.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { OnwardLaunch } from '../../home/onward/OnwardLaunch.tsx'
import { SiteWays } from '../SiteWays.tsx'
import * as css from './comingSoon.css.ts'

/** The `/` screen on a desktop. It says that the site is for phones and shows its address as a QR code. */
export function ComingSoonScreen({ actor }: { actor: ActorRefFrom<typeof comingSoonMachine> }) {
  const { comingSoon, shell } = useTexts(comingSoonTexts)
  const { environment } = useSite()
  const { phonePreview } = environment.config
  const player = useIsPlayer()
  const site = useSiteName()
  const { paymentUnderWay, onward } = useSelector(actor, ({ children }) => children)
  return (
    <ScreenFrame
      actor={actor}
      width="wide"
      footer={<PendingNotices transactions={[]} paymentUnderWay={paymentUnderWay} onward={onward} />}
    >
      <div className={css.page}>
        <div className={css.words}>
          <ComingSoonArt />
          {site && (
            <p className={css.site} dir="auto">
              {site}
            </p>
          )}
          <Heading className={css.title}>{comingSoon.title}</Heading>
          <p className={css.text}>{comingSoon.text}</p>
          <div className={css.links}>
            {player ? (
              <ButtonLink href="/account">{shell.account}</ButtonLink>
            ) : (
              <>
                <ButtonLink href="/signup">{shell.signup}</ButtonLink>
                <ButtonLink href="/login" tone="secondary">
                  {shell.login}
                </ButtonLink>
              </>
            )}
          </div>
          <SiteWays />
        </div>
        <div className={css.phone}>
          <QrBox value={environment.window.location.origin} label={comingSoon.qr} />
          {phonePreview && (
            <TextLink href={phonePreview} external>
              {comingSoon.preview}
            </TextLink>
          )}
        </div>
      </div>
      {onward && <OnwardLaunch actor={onward} />}
    </ScreenFrame>
  )
}
