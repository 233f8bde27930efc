import type { ReactNode } from 'react'
import * as css from './art.css.ts'
import { gradientOf, seedOf } from './seed.ts'

/** Signs of two or three strokes. Each name gets one of them, rotated by quarter turns. */
const SIGNS: readonly ReactNode[] = [
  <path key="leaf" d="M7 17C7 10 11 7 17 7c0 7-4 10-10 10Zm0 0 5-5" />,
  <path key="waves" d="M6 10c2-2 4-2 6 0s4 2 6 0M6 15c2-2 4-2 6 0s4 2 6 0" />,
  <path key="peak" d="m6 17 6-10 6 10M9.5 17l2.5-4 2.5 4" />,
  <path key="orbit" d="M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm5.5-2.5a7.5 7.5 0 1 0 .5 10.5" />,
  <path key="diamond" d="m12 6 6 6-6 6-6-6 6-6Zm0 4v4" />,
  <path key="steps" d="M6 17v-4h4V9h4V6h4" />,
]

/** Renders the mark of a provider, two hues and a sign derived from its name. Decorative. */
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
        <g transform={`rotate(${((seed >>> 16) % 4) * 90} 12 12)`}>{SIGNS[(seed >>> 4) % SIGNS.length]}</g>
      </svg>
    </span>
  )
}
