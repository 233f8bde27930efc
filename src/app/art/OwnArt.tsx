import type { ReactNode } from 'react'
import type { ArtName } from '#machines/content/operator/operatorFiles.ts'
import { useOwnArt } from './useOwnArt.ts'

interface Props {
  name: ArtName
  width: number
  height: number
  /** The site's own picture. */
  children: ReactNode
}

/** Renders the operator's picture of a name, else the site's own. Decorative. */
export function OwnArt({ name, children, ...size }: Props) {
  const own = useOwnArt(name)
  return own ? <img src={own.href} alt="" onError={own.onError} {...size} /> : children
}
