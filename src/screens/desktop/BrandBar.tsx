import { useSelector } from '@xstate/react'
import { FirstSponsor } from '../../app/operator/PaymentsAndSponsors.tsx'
import { useSiteName } from '../../app/operator/useSiteName.ts'
import { useSite } from '../../app/site.context.ts'
import { useIsPlayer } from '../../app/useIsPlayer.ts'
import { useTexts } from '../../app/useTexts.ts'
import { imageAddress } from '../../environment/address.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { LogoImage } from '../../ui/media/LogoImage.tsx'
import * as css from './brandBar.css.ts'
import { WalletBar } from './WalletBar.tsx'

/** Renders the logo, the sponsor, and the player's wallet or, for a guest, the links to log in and register, if wanted. */
export function BrandBar({ guestLinks }: { guestLinks: boolean }) {
  const { desktopFrame, shell } = useTexts(desktopFrameTexts)
  const { site, environment } = useSite()
  const title = useSiteName()
  const logo = useSelector(site, ({ context }) => context.logo?.logo)
  const player = useIsPlayer()
  return (
    <div className={css.bar}>
      <p className={css.brand}>
        <LogoImage src={imageAddress(logo, environment.config.apiHost)} size={44} />
        <span className={css.title} dir="auto">
          {title}
        </span>
      </p>
      <FirstSponsor label={desktopFrame.sponsor} />
      {player && <WalletBar />}
      {!player && guestLinks && (
        <div className={css.actions}>
          <ButtonLink href="/login" tone="secondary" size="small">
            {shell.login}
          </ButtonLink>
          <ButtonLink href="/register" size="small">
            {shell.signup}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
