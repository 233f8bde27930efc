import { useId } from 'react'
import { Field } from './Field.tsx'
import * as css from './field.css.ts'

interface Props {
  label: string
  value: string
  name: string
}

/** Renders a labelled, read-only text to copy. It takes as many lines as it needs; focus selects all of it. */
export function CopyField({ label, value, name }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <span className={css.box}>
        <textarea
          id={id}
          name={name}
          className={`${css.control} ${css.lines}`}
          rows={2}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
      </span>
    </Field>
  )
}
