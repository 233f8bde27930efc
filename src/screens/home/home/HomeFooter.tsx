import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { siteTitle } from '#machines/app/site/site.selectors.ts'
import { PAYMENTS, SPONSORS } from '#src/app/frame/paymentsAndSponsors.ts'
import { SiteLinks } from '#src/app/frame/SiteLinks.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { belowTheFoldTexts } from '#src/i18n/en/home/belowTheFold.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Chips } from '#src/ui/buttons/Chips.tsx'
import * as css from './footer.css.ts'

/** Renders what the site says about itself: folded text, sponsors, payments, responsibility. */
export function HomeFooter({ unfolded, onToggle }: { unfolded: boolean; onToggle: () => void }) {
  const { home, belowTheFold } = useTexts(homeTexts, belowTheFoldTexts)
  const id = useId()
  const site = useSelector(useSite().site, siteTitle) || home.title

  return (
    <footer data-row="footer" className={css.footer}>
      <section className={css.group}>
        <div id={id} className={unfolded ? css.prose : css.folded}>
          <h2 className={css.title} dir="auto">
            {belowTheFold.about(site)}
          </h2>
          {belowTheFold.seo(site).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
        <Button
          tone="secondary"
          size="small"
          wide
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={onToggle}
        >
          {unfolded ? belowTheFold.showLess : belowTheFold.showMore}
        </Button>
      </section>
      <section className={css.group}>
        <h2 className={css.title}>{belowTheFold.payments}</h2>
        <Chips items={PAYMENTS} signed />
      </section>
      <section className={css.group}>
        <h2 className={css.title}>{belowTheFold.sponsors}</h2>
        <Chips items={SPONSORS} />
        <p className={css.note}>{belowTheFold.sponsorsNote}</p>
      </section>
      <section className={css.group}>
        <h2 className={css.title}>{belowTheFold.responsible}</h2>
        <div className={css.adults}>
          <span className={css.age} aria-hidden>
            18+
          </span>
          <p>
            {belowTheFold.adults} {belowTheFold.responsibleText}
          </p>
        </div>
      </section>
      <SiteLinks />
      <p className={css.note} dir="auto">
        {belowTheFold.licence(site)} {belowTheFold.copyright(site)}
      </p>
    </footer>
  )
}
