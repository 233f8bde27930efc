import type { ReactNode } from 'react'
import type { ArtName } from '#machines/content/operator/operatorFiles.ts'
import { parrot } from '../../ui/art/parrot.tsx'
import { OwnArt, useOwnArt } from './OwnArt.tsx'

/** Renders the operator's illustration, else one of 160 × 120: two soft discs behind its children. Decorative. */
function Scene({ name, children }: { name: ArtName; children: ReactNode }) {
  return (
    <OwnArt name={name} width={200} height={150}>
      <svg aria-hidden viewBox="0 0 160 120" width="200" height="150">
        <circle cx="80" cy="60" r="56" fill="var(--color-surface)" />
        <circle cx="80" cy="60" r="38" fill="var(--color-raised)" />
        {children}
      </svg>
    </OwnArt>
  )
}

/** Renders the brand's mark in a 48 × 48 box: the operator's, else the parrot, which may wear something. */
function Mark({ children }: { children?: ReactNode }) {
  const own = useOwnArt('mark')
  return own ? (
    <image href={own.src} width={48} height={48} onError={own.onError} />
  ) : (
    <>
      {parrot}
      {children}
    </>
  )
}

/** Renders the parrot at work in a helmet. */
export function MaintenanceArt() {
  return (
    <Scene name="maintenance">
      <g transform="translate(50 32) scale(1.35)">
        <Mark>
          <path fill="#ffc857" d="M7 9C8-.500 15-6.500 25-6c8 1 13 6 14 13.500L7 12Z" />
          <path fill="#e0a52e" d="M4.500 10.500c10-4 24-5 37-4.500l.7 3c-13 0-25 1.500-37 5Z" />
        </Mark>
      </g>
      <path fill="none" stroke="#a8bcb6" strokeWidth="6" strokeLinecap="round" d="m122 100 12-20" />
      <path fill="#a8bcb6" d="M131 84a11 11 0 0 1 5-21l-2 9 5 3 6-6a11 11 0 0 1-9 16Z" />
      <path fill="#ffc857" d="M16 100 28 66h6l12 34Z" />
      <path fill="var(--color-page)" d="m21.5 86 3-8h13l3 8Z" opacity=".7" />
      <path fill="#e0a52e" d="M12 100h38v5H12Z" />
    </Scene>
  )
}

/** Renders a map whose path leads nowhere. */
export function NotFoundArt() {
  return (
    <Scene name="error">
      <path fill="var(--color-pressed)" d="m36 38 28-10 32 10 28-10v58l-28 10-32-10-28 10Z" />
      <path fill="var(--color-hairline)" d="m64 28 32 10v58L64 86Z" />
      <path
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="3"
        strokeDasharray="6 6"
        strokeLinecap="round"
        d="M46 82c10-18 22 2 32-12s6-20 20-24"
      />
      <path fill="none" stroke="#ff857b" strokeWidth="4" strokeLinecap="round" d="m105 38 10 10m0-10-10 10" />
      <g transform="translate(34 66) scale(.75)">
        <Mark />
      </g>
    </Scene>
  )
}

/** Renders the parrot looking out of a phone. */
export function ComingSoonArt() {
  return (
    <Scene name="coming-soon">
      <rect x="54" y="10" width="52" height="98" rx="10" fill="var(--color-pressed)" />
      <rect x="58" y="16" width="44" height="86" rx="6" fill="var(--color-page)" />
      <g transform="translate(57 28) scale(.95)">
        <Mark />
      </g>
      <rect x="66" y="80" width="28" height="5" rx="2.5" fill="var(--color-hairline)" />
      <rect x="66" y="89" width="28" height="7" rx="3.5" fill="var(--color-brand)" />
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
    <Scene name="empty">
      <path fill="var(--color-pressed)" d="M44 68h72c0 18-14 30-36 30S44 86 44 68Z" />
      <ellipse cx="80" cy="68" rx="36" ry="9" fill="var(--color-hairline)" />
      <ellipse cx="80" cy="69" rx="27" ry="5.5" fill="var(--color-page)" />
      <path
        fill="none"
        stroke="var(--color-outline)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M52 80c16 8 40 8 56 0m-48 9c12 5 28 5 40 0M42 62l10 6m66-8-10 8"
      />
      <path fill="var(--color-brand)" d="M84 58c-6-14 0-28 16-36 4 16-2 30-16 36Z" />
      <path fill="none" stroke="#06231a" strokeWidth="1.5" strokeLinecap="round" d="M82 62c4-14 8-22 15-32" />
    </Scene>
  )
}
