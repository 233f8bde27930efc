import * as css from './skeleton.css.ts'

interface Props {
  /** The shape of what comes. */
  shape: keyof typeof css.shape
  /** How many of them, one after another. */
  count?: number | undefined
}

/** Stands where something is being loaded; its region carries `aria-busy`. It does not move. */
export function Skeleton({ shape, count = 1 }: Props) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered
    <span key={index} aria-hidden className={css.shape[shape]} />
  ))
}
