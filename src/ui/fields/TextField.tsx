import { type ComponentProps, type ReactNode, useId, useLayoutEffect } from 'react'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import * as css from './field.css.ts'
import { useShownValue } from './useShownValue.ts'

export interface TextFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      'className' | 'onChange' | 'value' | 'prefix' | 'id' | 'size' | 'step' | 'ref'
    > {
  /** Called with the field when it mounts. */
  ref?: ((field: HTMLInputElement) => void) | undefined
  value: string
  onChange: (value: string) => void
  /** Shown before the value but not part of it: `+88`, `৳`. */
  prefix?: ReactNode
  /** Shown after the value, usually a button. */
  trailing?: ReactNode
  /** The ids of the rules beside the field, which describe it. */
  rules?: string | undefined
  /** Large type, for an amount. */
  large?: boolean | undefined
}

/** Renders a labelled text field, controlled by `value`. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, note, step, value, onChange, prefix, trailing, large, ref, rules, ...rest } =
    props
  const id = useId()
  const field = useShownValue(value, onChange)
  useLayoutEffect(() => {
    if (field.current) ref?.(field.current)
  }, [field, ref])
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note} step={step}>
      <span className={css.box}>
        {prefix && (
          <span className={`${css.prefix}${large ? ` ${css.large} ${css.largePrefix}` : ''}`}>{prefix}</span>
        )}
        <input
          {...rest}
          ref={field}
          id={id}
          className={`${css.control}${large ? ` ${css.large}` : ''}${prefix ? ` ${css.afterPrefix}` : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, error, hint, note }, rules)}
        />
        {trailing && <span className={css.trailing}>{trailing}</span>}
      </span>
    </Field>
  )
}
