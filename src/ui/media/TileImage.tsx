import { type ReactNode, useState } from 'react'
import * as css from './tileImage.css.ts'

interface Props {
  /** Address of the server's picture; undefined without one. */
  src: string | undefined
  alt: string
  ratio?: keyof typeof css.ratio | undefined
  /** Rendered if there is no picture or it fails to load. */
  fallback: ReactNode
  /** Loads the picture immediately; for the first pictures of a screen. */
  eager?: boolean | undefined
}

/** Renders a picture of a fixed aspect ratio, loaded when it comes near the viewport. */
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
