import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as css from './passwordField.css.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'trailing' | 'prefix' | 'large'> & {
  /** Names the button that shows the password; whether it is shown is its pressed state. */
  showLabel: string
}

/** A password: hidden, until its button is pressed. */
export function PasswordField({ showLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button type="button" aria-pressed={shown} className={css.toggle} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          {/* Text and not aria-label, so that the field alone is labelled "Password". */}
          <span className={visuallyHidden}>{showLabel}</span>
        </button>
      }
    />
  )
}
