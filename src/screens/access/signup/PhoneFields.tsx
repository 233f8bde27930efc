import { CALLING_CODES, type CallingCode, fullPhone, isForeign } from '#machines/common/input/phone.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import * as inputs from '#src/ui/fields/inputs.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { AccountFields } from './accountFields.ts'
import * as css from './signup.css.ts'

/**
 * Renders the fields for a calling code, which is the prefix, and for a phone number; below them, the number that both make,
 * and what a foreign one is not enough for.
 */
export function PhoneFields({ choice, field, busy }: AccountFields<'callingCode' | 'phone'>) {
  const { signup } = useTexts(signupTexts)
  const code = choice('callingCode')
  const phone = choice('phone')
  return (
    <>
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
          {...field('phone', fullPhone(phone.value, code.value as CallingCode))}
          label={signup.phone}
          {...inputs.phone}
        />
      </div>
      <p role="status" className={css.abroad}>
        {isForeign(code.value as CallingCode) && signup.foreignPhone}
      </p>
    </>
  )
}
