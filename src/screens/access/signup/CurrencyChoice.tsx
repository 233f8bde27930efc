import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import type { AccountFields } from './accountFields.ts'
import * as css from './signup.css.ts'

const CURRENCIES = ['BDT', 'INR', 'PKR'] as const

/** Renders the choice of currency for a new account; below another one than taka, what the wallet holds. */
export function CurrencyChoice({ choice, busy }: Pick<AccountFields<'currency'>, 'choice' | 'busy'>) {
  const { signup } = useTexts(signupTexts)
  return (
    <div className={css.currency}>
      <span id="currency" className={css.label}>
        {signup.currency}
      </span>
      <RadioCards
        {...choice('currency')}
        labelledBy="currency"
        variant="wrapped"
        items={CURRENCIES.map((value) => ({ value, label: value, disabled: busy }))}
      />
      <p role="status" className={css.abroad}>
        {choice('currency').value !== 'BDT' && signup.foreignCurrency}
      </p>
    </div>
  )
}
