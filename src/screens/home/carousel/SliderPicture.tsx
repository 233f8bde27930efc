import type { Slider } from '@tiya/contract/site'
import { Link } from 'wouter'
import { hasScreen } from '#machines/common/routing/routes.ts'
import { useSite } from '#src/app/site.context.ts'
import { imageAddress, linkTarget } from '#src/environment/address.ts'
import { gradientOf } from '#src/ui/art/seed.ts'
import { TileImage } from '#src/ui/media/TileImage.tsx'
import * as css from '../home/home.css.ts'

interface Props {
  slider: Slider
  eager?: boolean
  ratio?: 'banner' | 'wide'
  /** Address to use instead of the slider's own link. */
  to?: string
}

/** Renders a slider's picture, as a link if its target is allowed and leads to a screen or elsewhere. */
export function SliderPicture({ slider, eager, ratio = 'banner', to }: Props) {
  const { environment } = useSite()
  const target = linkTarget(to ?? slider.link, environment.window.location.origin)
  const picture = (
    <TileImage
      src={imageAddress(slider.thubmnail, environment.config.apiHost)}
      alt={slider.name}
      ratio={ratio}
      eager={eager}
      fallback={
        <span className={css.drawing} style={{ background: gradientOf(slider.name) }} dir="auto">
          {slider.name}
        </span>
      }
    />
  )
  if (target?.external) {
    return (
      <a
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        className={css.picture}
        draggable={false}
      >
        {picture}
      </a>
    )
  }
  if (!target || !hasScreen(target.href)) return <span className={css.picture}>{picture}</span>
  return (
    <Link href={target.href} className={css.picture} draggable={false}>
      {picture}
    </Link>
  )
}
