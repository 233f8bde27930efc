import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const EVENTS = ['input', 'change', 'blur'] as const

/**
 * Ties a text field to `value` by what it shows. Password managers fill fields in without `input` events, and a field
 * that React controls is then emptied when it renders next. Here the field is written only when `value` changes, and
 * read at every event that it gets; `tellShownValues` reads the fields of a form before it is sent.
 */
export function useShownValue<Element extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Element | null> {
  const field = useRef<Element>(null)
  /** The text that the field got from here, or that was told last. */
  const told = useRef(value)
  const read = useEffectEvent(() => {
    const shown = field.current?.value ?? ''
    if (shown === told.current) return
    told.current = shown
    onChange(shown)
  })

  useLayoutEffect(() => {
    told.current = value
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value])

  useLayoutEffect(() => {
    const input = field.current
    const listener = () => read()
    for (const type of EVENTS) input?.addEventListener(type, listener)
    return () => {
      for (const type of EVENTS) input?.removeEventListener(type, listener)
    }
  }, [])

  return field
}

/** Makes the text fields of a form tell what they show, also what was filled in without an event. */
export function tellShownValues(form: HTMLFormElement): void {
  // `change` does not bubble here: only the field itself hears it.
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.dispatchEvent(new Event('change'))
}
