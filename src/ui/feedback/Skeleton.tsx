import * as css from './skeleton.css.ts'

interface Props {
  /** Shape of the content to come. */
  shape: keyof typeof css.shape
  /** Number of placeholders. */
  count?: number | undefined
}

/** Renders static placeholders for content that is loading. Set `aria-busy` on the surrounding region. */
export function Skeleton({ shape, count = 1 }: Props) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical items that are never reordered
    <span key={index} aria-hidden className={css.shape[shape]} />
  ))
}
