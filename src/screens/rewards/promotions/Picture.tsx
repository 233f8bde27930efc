import type { Promotion } from '@tiya/contract/promotions'
import { Gift } from 'lucide-react'
import { useSite } from '#src/app/site.context.ts'
import { imageAddress } from '#src/environment/address.ts'
import { gradientOf } from '#src/ui/art/seed.ts'
import { TileImage } from '#src/ui/media/TileImage.tsx'
import * as css from './promotions.css.ts'

/** Renders a promotion's thumbnail, or a drawing instead. Decorative: the name beside it says what it is. */
export function Picture({ promotion, eager }: { promotion: Promotion; eager: boolean }) {
  const { apiHost } = useSite().environment.config
  return (
    <TileImage
      src={imageAddress(promotion.thumbnail, apiHost)}
      alt=""
      ratio="banner"
      eager={eager}
      fallback={
        <span className={css.drawing} style={{ background: gradientOf(promotion.name) }}>
          <Gift size={48} />
        </span>
      }
    />
  )
}
