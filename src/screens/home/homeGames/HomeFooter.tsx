import { OwnLinks } from '#src/app/frame/OwnLinks.tsx'
import { SiteLinks } from '#src/app/frame/SiteLinks.tsx'
import { FoldedText } from '#src/app/operator/FoldedText.tsx'
import { Adults, FooterGroup } from '#src/app/operator/FooterGroup.tsx'
import { group, title } from '#src/app/operator/footerGroup.css.ts'
import { Payments, Sponsors } from '#src/app/operator/PaymentsAndSponsors.tsx'
import { useHome } from '#src/app/operator/useHome.ts'
import { useLicence } from '#src/app/operator/useLicence.ts'
import { useMadeUp } from '#src/app/operator/useMadeUp.ts'
import { useSiteName } from '#src/app/operator/useSiteName.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { belowTheFoldTexts } from '#src/i18n/en/home/belowTheFold.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import * as css from './footer.css.ts'

/** Renders what the site says about itself: folded text, sponsors, payments, responsibility. */
export function HomeFooter({ unfolded, onToggle }: { unfolded: boolean; onToggle: () => void }) {
  const { home, belowTheFold } = useTexts(homeTexts, belowTheFoldTexts)
  const site = useSiteName() ?? home.title
  const own = useHome()
  const licence = useLicence(site)
  const offers = useMadeUp() ? belowTheFold.offers : []
  const about = own && (own.seo ?? [...belowTheFold.seo(site), ...offers])

  return (
    <footer data-row="footer" className={css.footer}>
      <section className={group}>
        <FoldedText
          key={own?.seo?.join()}
          unfolded={unfolded}
          onToggle={onToggle}
          css={css}
          own={own?.seo}
          wide
        >
          <h2 className={title} dir="auto">
            {belowTheFold.about(site)}
          </h2>
          {about?.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </FoldedText>
      </section>
      <Payments />
      <Sponsors />
      <FooterGroup title={belowTheFold.responsible}>
        <Adults>
          {belowTheFold.adults} {belowTheFold.responsibleText}
        </Adults>
      </FooterGroup>
      {own?.community && (
        <FooterGroup title={belowTheFold.community}>
          <ul>
            <OwnLinks links={own.community} />
          </ul>
        </FooterGroup>
      )}
      <SiteLinks />
      <p className={css.note} dir="auto">
        {licence} {belowTheFold.copyright(site)}
      </p>
    </footer>
  )
}
