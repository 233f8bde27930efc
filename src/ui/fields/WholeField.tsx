import { plainWhole } from '#machines/common/input/amount.rules.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Renders a field of a whole amount, which shows the plain number when it is left. */
export function WholeField(field: Omit<TextFieldProps, 'onBlur'>) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onBlur={({ target }) => {
        const plain = plainWhole(target.value)
        // Without a change nothing moves under the finger that presses an amount.
        if (plain !== target.value) field.onChange(plain)
      }}
    />
  )
}
