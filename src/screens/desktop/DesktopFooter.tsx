import { Download, Headset } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { siteNameOf } from '#machines/desktop/siteName.rules.ts'
import { OwnLinks } from '../../app/frame/OwnLinks.tsx'
import { SiteLinks } from '../../app/frame/SiteLinks.tsx'
import { SupportLink } from '../../app/frame/SupportLink.tsx'
import { Adults, FooterGroup } from '../../app/operator/FooterGroup.tsx'
import { Payments, Sponsors } from '../../app/operator/PaymentsAndSponsors.tsx'
import { useHome } from '../../app/operator/useHome.ts'
import { useLicence } from '../../app/operator/useLicence.ts'
import { useSiteName } from '../../app/operator/useSiteName.ts'
import { useSite } from '../../app/site.context.ts'
import { useContacts } from '../../app/useContacts.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import { homeTexts } from '../../i18n/en/home/home.ts'
import { AboutSite } from './AboutSite.tsx'
import * as css from './desktopFooter.css.ts'

/** Renders the site's footer: folded text, support, links, payments, community, sponsors, licence. */
export function DesktopFooter({ actor }: { actor: ActorRefFrom<typeof desktopFrameMachine> }) {
  const { desktopFrame, belowTheFold, home, shell } = useTexts(
    desktopFrameTexts,
    belowTheFoldTexts,
    homeTexts,
  )
  const { environment } = useSite()
  const title = useSiteName() ?? home.title
  const licence = useLicence(title)
  const name = siteNameOf(environment.window.location.hostname) ?? title
  return (
    <footer className={css.footer}>
      <div className={css.content}>
        <div className={css.columns}>
          <AboutSite actor={actor} title={belowTheFold.about(title)} />
          <div className={css.groups}>
            <FooterGroup title={desktopFrame.help} inColumns>
              <p>{desktopFrame.helpText}</p>
              <SupportLink className={css.link}>
                <Headset size={20} />
                {shell.help}
              </SupportLink>
              <a
                href="/page/site/component/appDownload.jsp"
                target="_blank"
                rel="noopener noreferrer"
                className={css.link}
              >
                <Download size={20} />
                {desktopFrame.android}
              </a>
            </FooterGroup>
            <Payments inColumns />
            <FooterGroup title={belowTheFold.community} inColumns>
              <Community />
            </FooterGroup>
            <Sponsors inColumns />
            <FooterGroup title={desktopFrame.license} inColumns>
              <Adults>{belowTheFold.adults}</Adults>
              {licence && (
                <p className={css.note} dir="auto">
                  {licence}
                </p>
              )}
            </FooterGroup>
          </div>
        </div>
        <SiteLinks />
        <p className={css.note} dir="auto">
          {belowTheFold.copyright(name)}
        </p>
      </div>
    </footer>
  )
}

function Community() {
  return (
    <ul>
      {useContacts()
        .filter(({ key }) => key !== 'email')
        .map(({ key, label, icon, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
              {icon}
              {label}
            </a>
          </li>
        ))}
      <OwnLinks links={useHome()?.community} />
    </ul>
  )
}
