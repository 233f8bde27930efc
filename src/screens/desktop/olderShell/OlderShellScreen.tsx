import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { olderShellMachine } from '#machines/desktop/olderShell/olderShell.machine.ts'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { Heading } from '#src/app/head/Heading.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Banners } from '../../home/carousel/Banners.tsx'
import { PromotionDialog } from '../../rewards/promotions/PromotionDialog.tsx'
import { PromotionList } from '../../rewards/promotions/PromotionList.tsx'
import { DesktopFrame } from '../DesktopFrame.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import * as css from './olderShell.css.ts'

/** Duration of a banner change, in milliseconds. */
const BANNER_SPEED = 500

/** The `/promotions` screen on a desktop. */
export function OlderShellScreen({ actor }: { actor: ActorRefFrom<typeof olderShellMachine> }) {
  const { promotions: text } = useTexts(promotionsTexts)
  const { desktopFrame, promotions, carousel } = useSelector(actor, ({ children }) => children)
  if (!desktopFrame || !promotions || !carousel) return null
  return (
    <DesktopFrame actor={actor} frame={desktopFrame}>
      <Banners actor={carousel} shape="wide" speed={BANNER_SPEED} />
      <Heading className={css.title}>{text.title}</Heading>
      <CategoryStrip actor={promotions} />
      <Promotions actor={promotions} />
      <PromotionDialog actor={promotions} />
    </DesktopFrame>
  )
}

/** Renders the promotions of the selected category. */
function Promotions({ actor }: { actor: ActorRefFrom<typeof promotionsMachine> }) {
  const { promotions: text } = useTexts(promotionsTexts)
  const load = useSelector(actor, ({ children }) => children.loadPromotions)
  const loading = useSelector(load, isLoading)
  return (
    <section aria-label={text.title} aria-busy={loading}>
      <PromotionList actor={actor} />
    </section>
  )
}
