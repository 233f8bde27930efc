import type { Slider } from '@tiya/contract/site'
import { useSelector } from '@xstate/react'
import { keyed, type RowIdentity } from '#machines/common/lists/rowKeys.rules.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { useSiteName } from '#src/app/operator/useSiteName.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { belowTheFoldTexts } from '#src/i18n/en/home/belowTheFold.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { SliderPicture } from '../carousel/SliderPicture.tsx'
import { useSliders } from '../carousel/useSliders.ts'
import * as css from '../home/home.css.ts'

const SLIDER: RowIdentity<Slider> = { idOf: ({ message_id }) => message_id }

/** Renders the favourites, which lead to the exchange, and the featured games, which follow their own links. */
export function Picks() {
  const { home, belowTheFold } = useTexts(homeTexts, belowTheFoldTexts)
  const site = useSiteName() ?? home.title
  return (
    <>
      <Row
        title={belowTheFold.favourites}
        note={belowTheFold.favouritesNote(site)}
        type="Favourite"
        to="/exchange"
      />
      <Row title={belowTheFold.featured} type="Features" />
    </>
  )
}

interface RowProps {
  title: string
  /** Says below the title whose choice this is. */
  note?: string
  type: 'Favourite' | 'Features'
  to?: string
}

function Row({ title, note, type, to }: RowProps) {
  const { site } = useSite()
  const sliders = useSliders(type)
  const load = useSelector(site, ({ children }) => children.loadSliders)
  const loading = useSelector(load, isLoading)
  if (!loading && sliders.length === 0) return null
  return (
    <section aria-label={title} data-row={type} aria-busy={loading || undefined} className={css.section}>
      <h2 className={css.title}>{title}</h2>
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
      <ul className={css.row}>
        {loading
          ? [1, 2].map((at) => (
              <li key={at} className={css.rowItem}>
                <Skeleton shape="banner" />
              </li>
            ))
          : keyed(sliders, SLIDER).map(({ key, row: slider }) => (
              <li key={key} className={css.rowItem}>
                <SliderPicture slider={slider} {...(to ? { to } : {})} />
              </li>
            ))}
      </ul>
    </section>
  )
}
