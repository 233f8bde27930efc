import type { Promotion } from '../../../../machines/contract/promotions.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { promotionsTexts } from '../../../i18n/en/rewards/promotions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

interface Props {
  promotion: Promotion
  size: 'normal' | 'small'
  /** Id of the element with the promotion's name. */
  describedBy?: string
}

/** Leads to `/deposit`, which chooses the promotion; only for a promotion that a deposit can take. */
export function DepositNow({ promotion, size, describedBy }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  if (promotion.status !== 'active') return null
  return (
    <ButtonLink
      href="/deposit"
      state={{ promotion: promotion.id }}
      size={size}
      wide
      aria-describedby={describedBy}
    >
      {text.depositNow}
    </ButtonLink>
  )
}
