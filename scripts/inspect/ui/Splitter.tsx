import type { KeyboardEvent, PointerEvent } from 'react'
import * as css from './splitter.css.ts'

interface Props {
  /** Accessible name: what it resizes. */
  label: string
  /** Whether it separates columns or rows. */
  between: 'columns' | 'rows'
  /** Size in px of the panel it resizes, and its limits. */
  size: number
  min: number
  max: number
  /** True if the panel comes after the splitter. */
  after?: boolean
  onResize: (size: number) => void
}

const STEP = 16

/** Renders a border between two panels that can be moved by pointer, or with the arrow keys, Home and End. */
export function Splitter({ label, between, size, min, max, after = false, onResize }: Props) {
  const sign = after ? -1 : 1
  const resize = (to: number) => onResize(Math.round(Math.min(max, Math.max(min, to))))
  const keys: Record<string, number> = {
    [between === 'columns' ? 'ArrowRight' : 'ArrowDown']: size + STEP * sign,
    [between === 'columns' ? 'ArrowLeft' : 'ArrowUp']: size - STEP * sign,
    Home: min,
    End: max,
  }

  const press = (event: KeyboardEvent) => {
    const to = keys[event.key]
    if (to === undefined) return
    event.preventDefault()
    resize(to)
  }

  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const at = (x: number, y: number) => (between === 'columns' ? x : y)
    const start = at(clientX, clientY)
    const move = (event: globalThis.PointerEvent) =>
      resize(size + (at(event.clientX, event.clientY) - start) * sign)
    const { ownerDocument } = currentTarget
    currentTarget.setPointerCapture(pointerId)
    ownerDocument.addEventListener('pointermove', move)
    currentTarget.addEventListener(
      'lostpointercapture',
      () => ownerDocument.removeEventListener('pointermove', move),
      { once: true },
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a control, which hr is not
    <div
      role="separator"
      aria-label={label}
      aria-orientation={between === 'columns' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={css.splitter[between]}
      onKeyDown={press}
      onPointerDown={drag}
    />
  )
}
