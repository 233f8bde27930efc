import type { ReactNode } from 'react'
import { BRAND_COLOURS } from '#machines/brand/brand.ts'
import type { ContentPage } from '#machines/common/routing/routes.ts'
import { parrot } from '#src/ui/art/parrot.tsx'
import * as css from './content.css.ts'

/** Renders a 358 × 132 picture: its children at dusk, above two hills. Decorative. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 358 132" className={css.art}>
      <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#0f4f39" />
        <stop offset="1" stopColor={BRAND_COLOURS.walletEnd} />
      </linearGradient>
      <path fill="url(#dusk)" d="M0 0h358v132H0Z" />
      <path fill="#0d3f34" d="M0 104c60-26 120-26 180-6s120 18 178-8v42H0Z" />
      <path fill="#0b332d" d="M0 120c70-18 140-12 200-2s110 6 158-8v22H0Z" />
      {children}
    </svg>
  )
}

/** Renders the parrot, its 48 × 48 drawing scaled by `size`. */
function Parrot({ x, y, size }: { x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size})`}>{parrot}</g>
}

/** The picture at the top of each page. */
export const art: Readonly<Record<ContentPage, ReactNode>> = {
  faq: (
    <Scene>
      <Parrot x={82} y={34} size={1.9} />
      <path
        fill="#f1f7f5"
        d="M196 22h72a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-58l-20 14 6-14V34a12 12 0 0 1 0-12Z"
      />
      <path
        fill="none"
        stroke="#128257"
        strokeWidth="7"
        strokeLinecap="round"
        d="M224 46c1-10 22-11 22 2 0 8-11 8-11 15m0 11v.1"
      />
    </Scene>
  ),
  'brand-ambassador': (
    <Scene>
      <circle cx="318" cy="34" r="15" fill="#e8c36a" opacity=".9" />
      <path fill="#1f6b4d" d="M92 118a86 12 0 0 1 174 0 86 12 0 0 1-174 0Z" />
      <g transform="rotate(28 244 88)">
        <path fill="#e8c36a" d="M236 58h16v50a8 8 0 0 1-16 0Z" />
        <path fill="#c9a24a" d="M244 58h8v50a8 8 0 0 1-8 8Z" />
        <path fill="#5b3d1d" d="M240.5 34h7v26h-7Z" />
      </g>
      <Parrot x={122} y={22} size={2} />
      <path fill="#ff857b" d="M133 50c3-20 20-29 42-27 18 2 29 12 31 27-24-6-49-6-73 0Z" />
      <path fill="#e0574c" d="M178 46c16-1 32 2 44 9-14 3-30 2-43-2Z" />
      <circle cx="98" cy="106" r="9" fill="#e0574c" />
      <path fill="none" stroke="#fcd0da" strokeWidth="1.5" d="M91 101c5 3 7 7 7 13m5-16c-1 6 1 9 4 11" />
    </Scene>
  ),
  'responsible-gaming': (
    <Scene>
      <Parrot x={92} y={36} size={1.8} />
      <path fill="#e8c36a" d="M214 22h62v9h-62Zm0 80h62v9h-62Z" />
      <path
        fill="#f1f7f5"
        opacity=".18"
        d="M221 31h48c0 20-6 27-17 35 11 8 17 16 17 36h-48c0-20 6-28 17-36-11-8-17-15-17-35Z"
      />
      <path
        fill="#ffc857"
        d="M228 46h34c-2 8-8 13-17 19-9-6-15-11-17-19Zm17 38c9 3 15 9 17 18h-34c2-9 8-15 17-18Z"
      />
      <path stroke="#ffc857" strokeWidth="2" d="M245 64v22" />
    </Scene>
  ),
  'age-limit': (
    <Scene>
      <path
        fill={BRAND_COLOURS.page}
        opacity=".55"
        d="M179 12c18 10 34 14 52 14 0 44-14 76-52 96-38-20-52-52-52-96 18 0 34-4 52-14Z"
      />
      <path
        fill="none"
        stroke={BRAND_COLOURS.brand}
        strokeWidth="4"
        strokeLinejoin="round"
        d="M179 12c18 10 34 14 52 14 0 44-14 76-52 96-38-20-52-52-52-96 18 0 34-4 52-14Z"
      />
      <path
        fill="none"
        stroke="#f1f7f5"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m146 52 8-5v34m22-34a8.5 8.5 0 1 1-.1 0m.1 17a9 9 0 1 1-.1 0m23 2h16m-8-8v16"
      />
    </Scene>
  ),
  about: (
    <Scene>
      <circle cx="76" cy="46" r="20" fill="#ffc857" opacity=".85" />
      <path fill="#124a4f" d="M0 112c60-8 300-8 358 0v20H0Z" />
      <path fill="#5b3d1d" d="M52 100c30 12 74 12 104 0-6 16-22 20-52 20s-46-4-52-20Z" />
      <path fill="#e8c36a" d="M84 103c2-16 34-16 38 0Z" />
      <path fill="#ff857b" d="M103 88V46c16 10 24 24 26 38Z" />
      <path fill="none" stroke="#667d75" strokeWidth="2" d="M190 96C240 108 300 106 358 88M330 40v92" />
      <Parrot x={226} y={30} size={1.6} />
      <path
        fill="none"
        stroke="#7fe9c0"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
        d="M20 122h26m120 3h34"
      />
    </Scene>
  ),
  affiliate: (
    <Scene>
      <path
        fill="none"
        stroke="#7fe9c0"
        strokeWidth="2"
        strokeDasharray="5 6"
        d="M136 66 226 30M136 66l112 4M136 66l84 42"
      />
      <circle cx="122" cy="68" r="44" fill={BRAND_COLOURS.page} opacity=".45" />
      <Parrot x={90} y={36} size={1.4} />
      {[
        { x: 232, y: 28 },
        { x: 258, y: 70 },
        { x: 228, y: 108 },
      ].map(({ x, y }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <circle r="18" fill={BRAND_COLOURS.disc} stroke={BRAND_COLOURS.brand} strokeWidth="2" />
          <circle cy="-4" r="5" fill="#f1f7f5" />
          <path fill="#f1f7f5" d="M-10 10c1-8 6-10 10-10s9 2 10 10Z" />
        </g>
      ))}
    </Scene>
  ),
  terms: (
    <Scene>
      <path fill="#f1f7f5" d="M132 14h66l26 26v78h-92Z" />
      <path fill="#a8bcb6" d="M198 14v26h26Z" />
      <path
        stroke="#667d75"
        strokeWidth="5"
        strokeLinecap="round"
        d="M148 48h36m-36 16h58m-58 16h58m-58 16h34"
      />
      <Parrot x={204} y={64} size={1.2} />
    </Scene>
  ),
  privacy: (
    <Scene>
      <path fill="none" stroke="#a8bcb6" strokeWidth="10" d="M152 62V44a27 27 0 0 1 54 0v18" />
      <rect x="136" y="58" width="86" height="62" rx="12" fill="#e8c36a" />
      <path fill="#2a1f03" d="M179 76a9 9 0 0 1 5 16.500l3 13.500h-16l3-13.500a9 9 0 0 1 5-16.500Z" />
      <Parrot x={212} y={66} size={1.1} />
    </Scene>
  ),
}
