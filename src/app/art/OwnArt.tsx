import { type ReactNode, useState } from 'react'
import type { ArtName } from '#machines/content/operator/operatorFiles.ts'
import { useSite } from '../site.context.ts'

/** The addresses of pictures that could not be shown: the defaults stand. */
const missing = new Set<string>()

/** What an image needs to show a picture of the operator's. */
interface Own {
  readonly src: string
  readonly onError: () => void
}

/** Returns a picture in the operator's folder; null without a folder, or if the picture could not be shown. */
export function useOwnArt(name: ArtName): Own | null {
  const { operator } = useSite().environment.config
  const src = `${operator}/art/${name}.svg`
  const [failed, setFailed] = useState(missing.has(src))
  if (!operator || failed) return null
  const onError = () => {
    if (!missing.has(src)) console.warn(`${src} can't be shown. The default stands.`)
    missing.add(src)
    setFailed(true)
  }
  return { src, onError }
}

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
  return own ? <img alt="" {...own} {...size} /> : children
}
