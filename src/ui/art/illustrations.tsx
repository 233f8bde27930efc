import type { ReactNode } from 'react'
import { BRAND_COLOURS } from '#machines/contract/brand.ts'
import { parrot } from './parrot.tsx'

/** Renders a 160 × 120 illustration: two soft discs behind its children. Decorative. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 160 120" width="200" height="150">
      <circle cx="80" cy="60" r="56" fill="#121c1a" />
      <circle cx="80" cy="60" r="38" fill="#192624" />
      {children}
    </svg>
  )
}

/** Renders the parrot at work in a helmet. */
export function MaintenanceArt() {
  return (
    <Scene>
      <g transform="translate(50 32) scale(1.35)">{parrot}</g>
      <path fill="#ffc857" d="M60 44c1-13 11-21 24-20 11 1 18 8 19 18l-43 6Z" />
      <path fill="#e0a52e" d="M56 46c14-5 32-7 50-6l1 4c-18 0-34 2-50 7Z" />
      <path fill="none" stroke="#a8bcb6" strokeWidth="6" strokeLinecap="round" d="m122 100 12-20" />
      <path fill="#a8bcb6" d="M131 84a11 11 0 0 1 5-21l-2 9 5 3 6-6a11 11 0 0 1-9 16Z" />
      <path fill="#ffc857" d="M16 100 28 66h6l12 34Z" />
      <path fill={BRAND_COLOURS.page} d="m21.5 86 3-8h13l3 8Z" opacity=".7" />
      <path fill="#e0a52e" d="M12 100h38v5H12Z" />
    </Scene>
  )
}

/** Renders a map whose path leads nowhere. */
export function NotFoundArt() {
  return (
    <Scene>
      <path fill="#22332f" d="m36 38 28-10 32 10 28-10v58l-28 10-32-10-28 10Z" />
      <path fill="#263a35" d="m64 28 32 10v58L64 86Z" />
      <path
        fill="none"
        stroke={BRAND_COLOURS.brand}
        strokeWidth="3"
        strokeDasharray="6 6"
        strokeLinecap="round"
        d="M46 82c10-18 22 2 32-12s6-20 20-24"
      />
      <path fill="none" stroke="#ff857b" strokeWidth="4" strokeLinecap="round" d="m105 38 10 10m0-10-10 10" />
      <g transform="translate(34 66) scale(.75)">{parrot}</g>
    </Scene>
  )
}

/** Renders the parrot looking out of a phone. */
export function ComingSoonArt() {
  return (
    <Scene>
      <rect x="54" y="10" width="52" height="98" rx="10" fill="#22332f" />
      <rect x="58" y="16" width="44" height="86" rx="6" fill={BRAND_COLOURS.page} />
      <g transform="translate(57 28) scale(.95)">{parrot}</g>
      <rect x="66" y="80" width="28" height="5" rx="2.5" fill="#263a35" />
      <rect x="66" y="89" width="28" height="7" rx="3.5" fill={BRAND_COLOURS.brand} />
      <path
        fill="none"
        stroke="#e8c36a"
        strokeWidth="3"
        strokeLinecap="round"
        d="M118 30l8-6m-6 18h10m-88-12-8-6m6 18H30"
      />
    </Scene>
  )
}

/** Renders an empty nest with a feather. */
export function EmptyArt() {
  return (
    <Scene>
      <path fill="#22332f" d="M44 68h72c0 18-14 30-36 30S44 86 44 68Z" />
      <ellipse cx="80" cy="68" rx="36" ry="9" fill="#263a35" />
      <ellipse cx="80" cy="69" rx="27" ry="5.5" fill={BRAND_COLOURS.page} />
      <path
        fill="none"
        stroke="#667d75"
        strokeWidth="2"
        strokeLinecap="round"
        d="M52 80c16 8 40 8 56 0m-48 9c12 5 28 5 40 0M42 62l10 6m66-8-10 8"
      />
      <path fill={BRAND_COLOURS.brand} d="M84 58c-6-14 0-28 16-36 4 16-2 30-16 36Z" />
      <path fill="none" stroke="#06231a" strokeWidth="1.5" strokeLinecap="round" d="M82 62c4-14 8-22 15-32" />
    </Scene>
  )
}
