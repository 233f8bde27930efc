import * as css from './art.css.ts'
import { Sign } from './Sign.tsx'
import { gradientAt, gradientOf, seedOf } from './seed.ts'

/** Returns the initials of the words in a name, of a single word its first two letters. */
function monogramOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')]
  return letters.slice(0, 2).join('')
}

interface Props {
  name: string
  /** The place in the list of names that have a drawn sign. */
  drawn?: number | undefined
}

/** Renders a provider's mark: its drawn sign, else its monogram on the hues and the outline of its name. Decorative. */
export function ProviderArt({ name, drawn }: Props) {
  const isDrawn = drawn !== undefined
  return (
    <span
      aria-hidden
      className={css.mark[(drawn ?? seedOf(name)) % css.mark.length] ?? ''}
      // Not text: a name is read once.
      data-letters={isDrawn ? undefined : monogramOf(name)}
      // Neighbours in the list are far apart on the wheel.
      style={{ background: isDrawn ? gradientAt((drawn * 110) % 300, 40) : gradientOf(name) }}
    >
      {isDrawn && <Sign name={name} />}
    </span>
  )
}
