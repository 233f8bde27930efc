import type { Promotion } from '@tiya/contract/promotions'
import { promotionAction } from '#machines/rewards/promotions/promotions.rules.ts'
import { useIsPlayer } from '#src/app/useIsPlayer.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'

interface Props {
  promotion: Promotion
  size: 'normal' | 'small'
  /** Id of the element with the promotion's name. */
  describedBy?: string
}

const TARGETS = {
  signUpNow: () => ({ href: '/register' }),
  depositNow: ({ id, name }: Promotion) => ({ href: '/deposit', state: { promotion: id, name } }),
}

/** Renders the link below a promotion, if there is something to do with it. */
export function PromotionAction({ promotion, size, describedBy }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const action = promotionAction(promotion, useIsPlayer())
  return (
    action && (
      <ButtonLink {...TARGETS[action](promotion)} size={size} wide aria-describedby={describedBy}>
        {text[action]}
      </ButtonLink>
    )
  )
}
