import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as css from './passwordField.css.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'trailing' | 'prefix' | 'large'> & {
  /** Accessible name of the button that reveals the password; `aria-pressed` says whether it is revealed. */
  showLabel: string
}

/** Renders a password field with a button that reveals the password. */
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
          {/* Text instead of aria-label, so that only the field matches the label "Password". */}
          <span className={visuallyHidden}>{showLabel}</span>
        </button>
      }
    />
  )
}
