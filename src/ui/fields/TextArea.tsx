import { type ComponentProps, type ReactNode, useId, useLayoutEffect } from 'react'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import * as css from './field.css.ts'
import { useShownValue } from './useShownValue.ts'

interface Props
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'id' | 'ref' | 'rows'> {
  value: string
  onChange: (value: string) => void
  /** Called for Enter, which with Shift begins a line. Not for the one that ends what an input method composes. */
  onEnter: () => void
  /** Shown after the text, usually a button. */
  trailing?: ReactNode
}

/** Renders a labelled field that grows with its text to four lines, controlled by `value`. */
export function TextArea({ label, error, hint, note, value, onChange, onEnter, trailing, ...rest }: Props) {
  const id = useId()
  const field = useShownValue<HTMLTextAreaElement>(value, onChange)
  // Where the style sheet can't size a field by its text. Declared last, so the field shows the value already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has another height
  useLayoutEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return
    field.current.style.height = 'auto'
    field.current.style.height = `${field.current.scrollHeight}px`
  }, [value])
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      <span className={css.box}>
        <textarea
          {...rest}
          ref={field}
          id={id}
          rows={1}
          className={`${css.control} ${css.lines} ${css.fourLines}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, error, hint, note })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
        {trailing && <span className={css.atEnd}>{trailing}</span>}
      </span>
    </Field>
  )
}
