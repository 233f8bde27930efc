import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import * as css from './form.css.ts'
import { tellShownValues } from './useShownValue.ts'

interface Props {
  onSubmit: () => void
  /** Called with the name of a field that the player has left. */
  onLeave?: ((field: string) => void) | undefined
  /** Lets a submit button outside the form refer to it with its `form` attribute. */
  id?: string | undefined
  children: ReactNode
}

/**
 * Renders a form without native validation. After a submit, the first field with `aria-invalid` gets the
 * focus, whether the client or the server rejected it. A submit button that lost focus while disabled gets it
 * back, after any dialog that was opened meanwhile.
 */
export function Form({ onSubmit, onLeave, id, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** True from a submit until its errors are shown or the player types. */
  const submitted = useRef(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const leave = useLeaving(onLeave)

  // A layout effect, so it runs before a dialog opens: when it closes, the dialog returns the focus to the
  // element that has it now.
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button || button.disabled) return
    const dialog = document.activeElement?.closest('dialog')
    if (dialog && !dialog.contains(button)) return
    pressed.current = null
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  })

  useEffect(() => focusInvalid(form.current, submitted))

  // The server's errors arrive after the submit, in fields that may be drawn without the form.
  useEffect(() => {
    const errors = new MutationObserver(() => focusInvalid(form.current, submitted))
    if (form.current) errors.observe(form.current, { subtree: true, attributeFilter: ['aria-invalid'] })
    return () => errors.disconnect()
  }, [])

  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={css.form}
      onInput={() => {
        submitted.current = false
      }}
      onBlur={({ target }) => leave((target as Partial<HTMLInputElement>).name)}
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = true
        const { activeElement } = document
        pressed.current = activeElement instanceof HTMLButtonElement ? activeElement : null
        drawAgain()
        tellShownValues(event.currentTarget)
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Focuses the first invalid field of a form that was submitted, once. */
function focusInvalid(form: HTMLFormElement | null, submitted: RefObject<boolean>): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (!submitted.current || !invalid) return
  submitted.current = false
  // In a radio group, focus the first radio.
  const field = invalid.querySelector<HTMLElement>('input') ?? invalid
  field.focus()
  // Safari's focus scrolls the field to below the sticky header.
  field.scrollIntoView({ block: 'nearest' })
}

/**
 * Returns the function to call when a field loses the focus. If a press takes the focus, the field is left at its end:
 * an error that appears earlier would move the pressed button away.
 */
function useLeaving(onLeave: Props['onLeave']) {
  const isPressing = useRef(false)
  const waiting = useRef<string>(undefined)
  const leaveLast = useEffectEvent((field: string) => onLeave?.(field))

  useEffect(() => {
    const begin = () => {
      isPressing.current = true
    }
    const end = () => {
      isPressing.current = false
      if (waiting.current) leaveLast(waiting.current)
      waiting.current = undefined
    }
    document.addEventListener('mousedown', begin, true)
    for (const type of ['click', 'keydown']) document.addEventListener(type, end)
    return () => {
      document.removeEventListener('mousedown', begin, true)
      for (const type of ['click', 'keydown']) document.removeEventListener(type, end)
    }
  }, [])

  return (field: string | undefined) => {
    if (!field) return
    if (isPressing.current) waiting.current = field
    else onLeave?.(field)
  }
}
