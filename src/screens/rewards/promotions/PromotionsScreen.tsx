import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { promotionsMachine } from '../../../../machines/rewards/promotions/promotions.machine.ts'
import { CATEGORIES, promotionsIn } from '../../../../machines/rewards/promotions/promotions.rules.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useFlowState } from '../../../app/useFlowState.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { promotionsTexts } from '../../../i18n/en/rewards/promotions.ts'
import { EmptyArt } from '../../../ui/art/illustrations.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PromotionCard } from './PromotionCard.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import * as css from './promotions.css.ts'

interface Props {
  actor: ActorRefFrom<typeof promotionsMachine>
}

/** `/promotions`. */
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
          <List actor={actor} />
        </div>
      </Tabs>
      <PromotionDialog actor={actor} />
    </ScreenFrame>
  )
}

function List({ actor }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const state = useSelector(actor, ({ value }) => value.list)
  const failure = useSelector(actor, ({ context }) => context.listFailure)
  const promotions = useSelector(actor, ({ context }) => context.promotions)
  const category = useSelector(actor, ({ context }) => context.category)

  if (state === 'failed') {
    return (
      <LoadFailed
        failure={failure}
        words={{ refused: text.refused, silent: text.silent }}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  }
  if (!promotions) return <Loading />
  const shown = promotionsIn(promotions, category)
  if (shown.length === 0) return <NoPromotions actor={actor} />
  return (
    <ul aria-label={text.list} className={css.list}>
      {shown.map((promotion, index) => (
        <PromotionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: ids of a server may come twice
          key={`${promotion.id} ${index}`}
          promotion={promotion}
          eager={index === 0}
          onOpen={() => actor.send({ type: 'details.open', id: promotion.id })}
        />
      ))}
    </ul>
  )
}

/** Stands in place of the list while it is loading. */
function Loading() {
  return [1, 2, 3].map((card) => (
    <div key={card} className={css.card}>
      <Skeleton shape="banner" />
      <Skeleton shape="line" count={3} />
      <Skeleton shape="target" />
    </div>
  ))
}

/** Stands in place of the list of a category that has no promotion. */
function NoPromotions({ actor }: Props) {
  const { promotions: text, common } = useTexts(promotionsTexts)
  const category = useSelector(actor, ({ context }) => context.category)
  const showAll = () => actor.send({ type: 'category.chosen', category: 'all' })
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={category === 'all' ? text.emptyHint : text.emptyCategoryHint}
      action={
        category !== 'all' && (
          <Button tone="secondary" size="small" onClick={showAll}>
            {text.showAll}
          </Button>
        )
      }
    />
  )
}
