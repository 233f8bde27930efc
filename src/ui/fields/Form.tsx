import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import * as css from './form.css.ts'

interface Props {
  onSubmit: () => void
  /** Lets a submit button outside the form refer to it with its `form` attribute. */
  id?: string | undefined
  children: ReactNode
}

/**
 * Renders a form without native validation. After a submit, the first field with `aria-invalid` gets the
 * focus, whether the client or the server rejected it. A submit button that lost focus while disabled gets it
 * back.
 */
export function Form({ onSubmit, id, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** True from a submit until its errors are shown or the player types. */
  const submitted = useRef(false)
  const pressed = useRef<HTMLButtonElement>(null)

  // A layout effect, so it runs before a dialog opens: when it closes, the dialog returns the focus to the
  // element that has it now.
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button || button.disabled) return
    pressed.current = null
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  })

  // Runs on every render, because the server's errors arrive after the submit.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!submitted.current || !invalid) return
    submitted.current = false
    // In a radio group, focus the first radio.
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
