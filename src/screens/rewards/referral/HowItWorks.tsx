import { useId } from 'react'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import * as steps from '#src/ui/layout/stepHeading.css.ts'
import * as css from './referral.css.ts'

/** Renders a friend's steps to an account, and says where the reward is stated: the site promises no amount. */
export function HowItWorks() {
  const { referral: text } = useTexts(referralTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.how}>
      <h2 id={id} className={css.heading}>
        {text.how}
      </h2>
      <ol className={css.steps}>
        {text.steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span aria-hidden className={steps.number}>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className={css.reward}>{text.reward}</p>
      <TextLink href="/promotions">{text.promotions}</TextLink>
    </section>
  )
}
