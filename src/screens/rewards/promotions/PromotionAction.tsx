import { useSelector } from '@xstate/react'
import type { Promotion } from '../../../../machines/contract/promotions.ts'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { promotionsTexts } from '../../../i18n/en/rewards/promotions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

interface Props {
  promotion: Promotion
  size: 'normal' | 'small'
  /** Id of the element with the promotion's name. */
  describedBy?: string
}

/**
 * Renders the link below a promotion. A player is sent to `/deposit` with the promotion chosen, if a deposit
 * can take it. A guest, who sees promotions only on a desktop, is sent to the desktop's sign-up.
 */
export function PromotionAction({ promotion, size, describedBy }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const guest = useSelector(useSite().session, ({ context }) => context.session === null)
  if (!guest && promotion.status !== 'active') return null
  const target = guest ? { href: '/register' } : { href: '/deposit', state: { promotion: promotion.id } }
  return (
    <ButtonLink {...target} size={size} wide aria-describedby={describedBy}>
      {guest ? text.signUpNow : text.depositNow}
    </ButtonLink>
  )
}
