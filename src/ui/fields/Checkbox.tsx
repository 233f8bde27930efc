import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { covering } from '../../theme/global.css.ts'
import * as css from './checkbox.css.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'ref'> & {
  onToggle: () => void
  /** Indeterminate: only some of what the checkbox stands for is checked. */
  mixed?: boolean | undefined
}

/** Renders a checkbox, 24 px square, inside the label that is its touch target. */
export function Checkbox({ onToggle, mixed = false, ...rest }: Props) {
  return (
    <span className={css.box}>
      <input
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        type="checkbox"
        className={covering}
        onChange={onToggle}
      />
      {mixed ? <Minus size={18} /> : <Check size={18} />}
    </span>
  )
}
