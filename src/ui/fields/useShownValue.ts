import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const EVENTS = ['input', 'change', 'blur'] as const

/**
 * Ties a field to `value` by what it shows. Password managers fill fields in without `input` events, and a field
 * that React controls is then emptied when it renders next. Here the field is written only when `value` changes, and
 * read at every event that it gets; `tellShownValues` reads the fields of a form before it is sent. A select is written
 * when its `options` change too.
 */
export function useShownValue<
  Element extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement = HTMLInputElement,
>(value: string, onChange: (value: string) => void, options?: string): RefObject<Element | null> {
  const field = useRef<Element>(null)
  /** The text that the field got from here, or that was told last. */
  const told = useRef(value)
  const read = useEffectEvent(() => {
    const shown = field.current?.value ?? ''
    if (shown === told.current) return
    told.current = shown
    onChange(shown)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other options a select shows another value
  useLayoutEffect(() => {
    told.current = value
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value, options])

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

/** Makes the fields of a form tell what they show, also what was filled in without an event. */
export function tellShownValues(form: HTMLFormElement): void {
  // `change` does not bubble here: only the field itself hears it.
  for (const field of form.elements)
    if (!(field instanceof HTMLButtonElement)) field.dispatchEvent(new Event('change'))
}
