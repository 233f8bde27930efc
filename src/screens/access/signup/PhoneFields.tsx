import { CALLING_CODES } from '#machines/common/phone.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { tabular } from '#src/theme/global.css.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { AccountFields } from './accountFields.ts'
import * as css from './signup.css.ts'

/** Renders the fields for a phone number and its calling code. */
export function PhoneFields({ choice, field, busy }: AccountFields<'callingCode' | 'phone'>) {
  const { signup } = useTexts(signupTexts)
  const code = choice('callingCode')
  return (
    <div className={css.phone}>
      <SelectField
        {...code}
        label={signup.callingCode}
        options={CALLING_CODES.map((value) => ({ value, label: value }))}
        name="callingCode"
        autoComplete="tel-country-code"
        disabled={busy}
      />
      <TextField
        {...field('phone')}
        label={signup.phone}
        prefix={<span className={tabular}>{code.value}</span>}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
    </div>
  )
}
