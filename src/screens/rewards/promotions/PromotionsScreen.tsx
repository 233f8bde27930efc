import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { CATEGORIES } from '#machines/rewards/promotions/promotions.rules.ts'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useFlowState } from '#src/app/useFlowState.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { ScreenHeader } from '#src/ui/layout/ScreenHeader.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import { PromotionList } from './PromotionList.tsx'
import * as css from './promotions.css.ts'

interface Props {
  actor: ActorRefFrom<typeof promotionsMachine>
}

/** The `/promotions` screen. */
export function PromotionsScreen({ actor }: Props) {
  const { promotions: text, common } = useTexts(promotionsTexts)
  const { router } = useSite()
  const category = useSelector(actor, ({ context }) => context.category)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }))
  return (
    <ScreenFrame
      flow="promotions"
      state={useFlowState(actor)}
      header={
        <ScreenHeader
          title={text.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/' }) }}
        />
      }
      footer={<SiteBar />}
    >
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
    </ScreenFrame>
  )
}
