import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { comingSoonMachine } from '../../../../machines/app/comingSoon/comingSoon.machine.ts'
import { MessageScreen } from '../../../app/MessageScreen.tsx'
import { PendingNotices } from '../../../app/PendingNotices.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { comingSoonTexts } from '../../../i18n/en/app/comingSoon.ts'
import { ComingSoonArt } from '../../../ui/art/illustrations.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { QrBox } from '../../../ui/QrBox.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import * as css from './comingSoon.css.ts'

/** The `/` screen on a desktop. It says that the site is for phones and shows its address as a QR code. */
export function ComingSoonScreen({ actor }: { actor: ActorRefFrom<typeof comingSoonMachine> }) {
  const { comingSoon, shell } = useTexts(comingSoonTexts)
  const { session, environment } = useSite()
  const { phonePreview } = environment.config
  const player = useSelector(session, ({ context }) => context.session !== null)
  const paymentUnderWay = useSelector(actor, ({ children }) => children.paymentUnderWay)
  return (
    <ScreenFrame
      flow="comingSoon"
      state="shown"
      width="wide"
      footer={<PendingNotices transactions={[]} paymentUnderWay={paymentUnderWay} />}
    >
      <MessageScreen art={<ComingSoonArt />} title={comingSoon.title} text={comingSoon.text}>
        <QrBox value={environment.window.location.origin} label={comingSoon.qr} />
        <div className={css.links}>
          <ButtonLink href="/promotions" tone="secondary">
            {shell.promotions}
          </ButtonLink>
          {player ? (
            <ButtonLink href="/account">{shell.account}</ButtonLink>
          ) : (
            <>
              <ButtonLink href="/login" tone="secondary">
                {shell.login}
              </ButtonLink>
              <ButtonLink href="/signup">{shell.signup}</ButtonLink>
            </>
          )}
        </div>
        {phonePreview && (
          <TextLink href={phonePreview} external>
            {comingSoon.preview}
          </TextLink>
        )}
      </MessageScreen>
    </ScreenFrame>
  )
}
