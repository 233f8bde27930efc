import type { Promotion } from '@tiya/contract/promotions'
import { useId } from 'react'
import { firstWords } from '#machines/common/words.ts'
import { periodOf } from '#machines/rewards/promotions/promotions.rules.ts'
import { plainText } from '#src/app/html/plainText.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Picture } from './Picture.tsx'
import { PromotionAction } from './PromotionAction.tsx'
import { PromotionFacts } from './PromotionFacts.tsx'
import * as css from './promotions.css.ts'

const PREVIEW_WORDS = 5

interface Props {
  promotion: Promotion
  /** Loads the picture immediately. */
  eager: boolean
  onOpen: () => void
}

/** Renders a promotion of the list. */
export function PromotionCard({ promotion, eager, onOpen }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const id = useId()
  const { until } = periodOf(promotion)
  const preview = firstWords(plainText(promotion.desc), PREVIEW_WORDS)
  return (
    <li className={css.card}>
      <Picture promotion={promotion} eager={eager} />
      <div className={css.words}>
        <h2 id={id} className={css.name} dir="auto">
          {promotion.name}
        </h2>
        {preview && (
          <p className={css.preview} dir="auto">
            {preview}
          </p>
        )}
        <PromotionFacts promotion={promotion} as="row" />
        {until && <p className={css.period}>{text.until(until)}</p>}
      </div>
      <div className={css.actions}>
        <Button tone="secondary" size="small" wide aria-describedby={id} onClick={onOpen}>
          {text.details}
        </Button>
        <PromotionAction promotion={promotion} size="small" describedBy={id} />
      </div>
    </li>
  )
}
