import { Link } from 'wouter'
import { ProviderArt } from '../art/ProviderArt.tsx'
import * as css from './providerTile.css.ts'
import { TileImage } from './TileImage.tsx'

interface Props {
  name: string
  href: string
  /** Address of the icon. Without one, a mark is generated from the name. */
  src?: string | undefined
  /** The place in the list of names that have a drawn sign. */
  drawn?: number | undefined
}

/** Renders a provider as a link to its games. */
export function ProviderTile({ name, href, src, drawn }: Props) {
  const art = <ProviderArt name={name} drawn={drawn} />
  return (
    <Link href={href} className={css.tile}>
      {src ? (
        <span className={css.icon}>
          <TileImage src={src} alt="" ratio="square" fallback={art} />
        </span>
      ) : (
        art
      )}
      <span className={css.name} dir="auto">
        {name}
      </span>
    </Link>
  )
}
