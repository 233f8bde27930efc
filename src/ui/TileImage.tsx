import { type ReactNode, useState } from 'react'
import * as css from './tileImage.css.ts'

interface Props {
  /** The server's picture, where it has one. */
  src: string | undefined
  alt: string
  ratio?: keyof typeof css.ratio | undefined
  /** What is drawn where there is no picture, or it can't be loaded. */
  fallback: ReactNode
  /** The first pictures of a screen: loaded at once. */
  eager?: boolean | undefined
}

/** A picture of fixed ratio, fetched when it comes near the window. */
export function TileImage({ src, alt, ratio = 'tile', fallback, eager }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={css.ratio[ratio]}>
      {src && src !== failed ? (
        <img
          className={css.picture}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
