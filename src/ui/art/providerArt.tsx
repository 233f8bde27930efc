import * as css from './art.css.ts'
import { gradientOf, seedOf } from './seed.ts'

/**
 * Signs of two or three strokes, stored in an image file. Each name gets one of them, rotated by quarter
 * turns.
 */
const SIGNS = ['leaf', 'waves', 'peak', 'orbit', 'diamond', 'steps'] as const

/** Renders a provider's mark: two hues and a sign, derived from its name. Decorative. */
export function ProviderArt({ name }: { name: string }) {
  const seed = seedOf(name)
  return (
    <span className={css.mark} style={{ background: gradientOf(name) }}>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        width="24"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use
          href={`/art/signs.svg#${SIGNS[(seed >>> 4) % SIGNS.length]}`}
          transform={`rotate(${((seed >>> 16) % 4) * 90} 12 12)`}
        />
      </svg>
    </span>
  )
}
