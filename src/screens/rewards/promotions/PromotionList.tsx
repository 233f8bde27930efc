import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { promotionsByAddress, promotionsIn } from '#machines/rewards/promotions/promotions.rules.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { PromotionCard } from './PromotionCard.tsx'
import * as css from './promotions.css.ts'

interface Props {
  actor: ActorRefFrom<typeof promotionsMachine>
}

/** Renders the promotions of the chosen category: loading, listed, none, or failed with a retry button. */
export function PromotionList({ actor }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const load = useSelector(actor, ({ children }) => children.loadPromotions)
  const { promotions, category } = useSelector(actor, ({ context }) => context)

  if (!promotions) {
    return (
      <LoadNotice load={load} words={{ refused: text.refused, silent: text.silent }}>
        <Loading />
      </LoadNotice>
    )
  }
  const shown = promotionsIn(promotions, category)
  const addressed = new Map([...promotionsByAddress(promotions)].map(([id, promotion]) => [promotion, id]))
  if (shown.length === 0) return <NoPromotions actor={actor} />
  return (
    <ul aria-label={text.list} className={css.list}>
      {shown.map((promotion, index) => {
        const id = addressed.get(promotion) ?? promotion.id
        return (
          <PromotionCard
            key={id}
            promotion={promotion}
            eager={index === 0}
            onOpen={() => actor.send({ type: 'details.open', id })}
          />
        )
      })}
    </ul>
  )
}

/** Shown instead of the list while it is loading. */
function Loading() {
  return (
    <div className={css.list}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={css.card}>
          <Skeleton shape="banner" />
          <Skeleton shape="text" />
          <Skeleton shape="target" />
        </div>
      ))}
    </div>
  )
}

/** Shown instead of the list if the category has no promotions. */
function NoPromotions({ actor }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const category = useSelector(actor, ({ context }) => context.category)
  const showAll = () => actor.send({ type: 'category.chosen', category: 'all' })
  return (
    <NoData
      art={<EmptyArt />}
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
