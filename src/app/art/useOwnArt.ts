import { useState } from 'react'
import type { ArtName } from '#machines/content/operator/operatorFiles.ts'
import { useSite } from '../site.context.ts'

/** The addresses of pictures that could not be shown: the defaults stand. */
const missing = new Set<string>()

/** What an image needs to show a picture of the operator's. */
interface OwnArt {
  readonly href: string
  readonly onError: () => void
}

/** Returns a picture in the operator's folder; null without a folder, or if the picture could not be shown. */
export function useOwnArt(name: ArtName): OwnArt | null {
  const { operator } = useSite().environment.config
  const href = `${operator}/art/${name}.svg`
  const [failed, setFailed] = useState(missing.has(href))
  if (!operator || failed) return null
  const onError = () => {
    if (!missing.has(href)) console.warn(`The operator's picture ${href} can't be shown. The default stands.`)
    missing.add(href)
    setFailed(true)
  }
  return { href, onError }
}
