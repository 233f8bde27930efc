import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { CATEGORIES } from '#machines/rewards/promotions/promotions.rules.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import { PromotionList } from './PromotionList.tsx'
import * as css from './promotions.css.ts'

interface Props {
  actor: ActorRefFrom<typeof promotionsMachine>
}

/** The `/promotions` screen. */
export function PromotionsScreen({ actor }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const category = useSelector(actor, ({ context }) => context.category)
  const load = useSelector(actor, ({ children }) => children.loadPromotions)
  const loading = useSelector(load, isLoading)
  return (
    <BackFrame actor={actor} title={text.title} back="/" siteBar>
      <Tabs
        label={text.categories}
        variant="chip"
        value={category}
        onChange={(chosen) => actor.send({ type: 'category.chosen', category: chosen })}
        items={CATEGORIES.map(({ key }) => ({ value: key, label: text.category[key] }))}
        busy={loading}
      >
        <div className={css.panel}>
          <PromotionList actor={actor} />
        </div>
      </Tabs>
      <PromotionDialog actor={actor} />
    </BackFrame>
  )
}
