import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import * as css from './form.css.ts'

interface Props {
  onSubmit: () => void
  /** For a submit button outside of it: its `form`. */
  id?: string | undefined
  children: ReactNode
}

/**
 * A form whose checks are its flow's. Once they or the server find a field wrong, the first such one gets the focus.
 * A button that was dead while its call was under way gets back the focus that it lost by that.
 */
export function Form({ onSubmit, id, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** True from a submit until its errors show, or the player types on. */
  const submitted = useRef(false)
  const pressed = useRef<HTMLButtonElement>(null)

  // Before a dialog opens over the form: that one gives the focus back to what has it now.
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button || button.disabled) return
    pressed.current = null
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  })

  // After every render: what the server says of a field comes long after the press.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!submitted.current || !invalid) return
    submitted.current = false
    // Of a radio group, its first radio.
    const field = invalid.querySelector<HTMLElement>('input') ?? invalid
    field.focus()
  })

  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={css.form}
      onInput={() => {
        submitted.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = true
        const { activeElement } = document
        pressed.current = activeElement instanceof HTMLButtonElement ? activeElement : null
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
