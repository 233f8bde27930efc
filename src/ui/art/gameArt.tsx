import type { ReactNode } from 'react'
import * as css from './art.css.ts'
import { gradientOf, seedOf } from './seed.ts'

const SEVEN = 'h12l-7 20'
const HEART = 'M0 9C-14 0-8-10 0-4 8-10 14 0 0 9Z'

const star = (
  <>
    <circle cx="60" cy="64" r="34" fill="#fff" opacity=".13" />
    <path
      d="m60 32 9.5 20.5 22.5 2.7-16.6 15.4 4.4 22.2L60 81.8 40.2 92.8l4.4-22.2L28 55.2l22.5-2.7Z"
      fill="#ffdc82"
    />
    <path d="m60 32 9.5 20.5 22.5 2.7-16.6 15.4 4.4 22.2L60 81.8Z" fill="#f5b83d" opacity=".55" />
  </>
)

const reels = (
  <>
    <rect x="20" y="40" width="80" height="50" rx="10" opacity=".4" />
    <path d="M46 42v46M74 42v46" stroke="#fff" strokeWidth="1.5" opacity=".25" />
    <path
      d={`M27 55${SEVEN}M54 55${SEVEN}M81 55${SEVEN}`}
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </>
)

const gem = (
  <>
    <path d="M40 44h40l16 20-36 36-36-36Z" fill="#bdf3ff" />
    <path d="m60 100 16-36H44Z" fill="#5cc8ea" />
    <path d="m40 44 4 20H24Zm40 0-4 20h20Z" fill="#86dcf5" />
    <path d="m44 64 16-20 16 20Z" fill="#e6fbff" />
  </>
)

const cherries = (
  <>
    <path
      d="M46 76c0-18 10-32 34-42-10 14-8 26-2 38"
      fill="none"
      stroke="#7fd08a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M80 34c-14-8-26-4-32 6 12 6 24 4 32-6Z" fill="#7fd08a" />
    <circle cx="43" cy="84" r="17" fill="#f0565a" />
    <circle cx="79" cy="80" r="17" fill="#d93a48" />
    <path
      d="M34 80a9 9 0 0 1 7-7m29 3a9 9 0 0 1 7-7"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
)

const crown = (
  <>
    <circle cx="60" cy="66" r="36" fill="#fff" opacity=".13" />
    <path d="m28 48 16 16 16-24 16 24 16-16-6 40H34Z" fill="#ffdc82" />
    <path d="M34 84h52v8a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4Z" fill="#f5b83d" />
    <circle cx="60" cy="38" r="5" fill="#ff857b" />
    <path d="M28 51a5 5 0 1 1 .1 0Zm64 0a5 5 0 1 1 .1 0Z" fill="#ffdc82" />
    <path d="m60 66 5 7-5 7-5-7Z" fill="#e2453f" />
  </>
)

const rocket = (
  <>
    <path d="M0 104c20-22 34 8 58-8s34-26 62-8v72H0Z" opacity=".28" />
    <g transform="translate(-12 8)">
      <path
        d="M16 104C44 98 66 80 82 52"
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeDasharray="7 7"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M102 20c-15 3-24 13-28 26l12 10c11-7 17-18 16-36Z" fill="#fff" />
      <path d="m74 46-9 3 6-12 8-1Zm12 10-1 10 10-8-1-9Z" fill="#ff857b" />
      <circle cx="90" cy="36" r="4.5" fill="#4476d9" />
    </g>
  </>
)

const fish = (
  <>
    <path d="M20 66c14-26 50-30 70-6l16-14v42L90 72c-20 24-56 20-70-6Z" fill="#fff" opacity=".18" />
    <path d="M30 66c11-19 38-21 53-4l14-11v32L83 70c-15 17-42 15-53-4Z" fill="#c6f4ff" />
    <path d="M58 54c6 8 6 16 0 24" fill="none" stroke="#58b4d6" strokeWidth="3" strokeLinecap="round" />
    <circle cx="44" cy="63" r="4" fill="#0d3b4c" />
    <path d="M24 40a4 4 0 1 1 0-.1m10-12a3 3 0 1 1 0-.1" fill="#fff" opacity=".4" />
  </>
)

const cards = (
  <>
    <rect x="28" y="36" width="42" height="58" rx="6" fill="#dfe5f5" transform="rotate(-12 49 65)" />
    <rect x="50" y="36" width="42" height="58" rx="6" fill="#fff" transform="rotate(10 71 65)" />
    <path d={HEART} fill="#e2453f" transform="translate(71 65) rotate(10) scale(1.2)" />
  </>
)

const wheel = (
  <>
    <circle cx="60" cy="64" r="36" fill="none" stroke="#fff" strokeWidth="12" opacity=".22" />
    <circle
      cx="60"
      cy="64"
      r="36"
      fill="none"
      stroke="#fff"
      strokeWidth="12"
      strokeDasharray="14.14 14.14"
      opacity=".7"
    />
    <circle cx="60" cy="64" r="17" fill="#ffdc82" />
    <path d="M60 50v28M46 64h28" stroke="#8a5b10" strokeWidth="3" strokeLinecap="round" />
    <circle cx="79" cy="42" r="5.5" fill="#fff" />
  </>
)

const chip = (
  <>
    <ellipse cx="64" cy="72" rx="36" ry="36" opacity=".25" />
    <circle cx="60" cy="66" r="34" fill="#fff" />
    <circle
      cx="60"
      cy="66"
      r="29"
      fill="none"
      stroke="#e2453f"
      strokeWidth="10"
      strokeDasharray="15.2 15.2"
    />
    <circle cx="60" cy="66" r="19" fill="#e2453f" />
    <path
      d="M0-10C3-4 10-1 10 4c0 5-7 6-9 2l2 6h-6l2-6c-2 4-9 3-9-2 0-5 7-8 10-14Z"
      fill="#fff"
      transform="translate(60 65)"
    />
  </>
)

const ball = (
  <>
    <path d="m24 96 8 8 14-12-10-10Z" fill="#8a5b2b" />
    <path d="M36 82 78 34c4-4 16 8 12 12L46 92Z" fill="#f0cf94" />
    <path d="M42 84 82 40" stroke="#d9ae66" strokeWidth="3" />
    <circle cx="88" cy="82" r="16" fill="#e2453f" />
    <path
      d="M78 70c8 6 12 14 13 27m-9-28c8 6 12 14 13 26"
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
      strokeDasharray="3 2.5"
    />
  </>
)

const dice = (
  <>
    <rect x="28" y="50" width="42" height="42" rx="9" fill="#fff" transform="rotate(-12 49 71)" />
    <rect x="64" y="34" width="32" height="32" rx="7" fill="#ffdc82" transform="rotate(16 80 50)" />
    <g fill="#1b2340" transform="rotate(-12 49 71)">
      <circle cx="39" cy="61" r="4" />
      <circle cx="59" cy="61" r="4" />
      <circle cx="49" cy="71" r="4" />
      <circle cx="39" cy="81" r="4" />
      <circle cx="59" cy="81" r="4" />
    </g>
    <g fill="#6b4507" transform="rotate(16 80 50)">
      <circle cx="73" cy="43" r="3.5" />
      <circle cx="87" cy="57" r="3.5" />
    </g>
  </>
)

const lottery = (
  <>
    <circle cx="44" cy="76" r="22" fill="#ffdc82" />
    <circle cx="80" cy="80" r="18" fill="#7fe0b7" />
    <circle cx="70" cy="44" r="17" fill="#ff9c93" />
    <path d="M44 66a10 10 0 1 0 .1 0m36 6a8 8 0 1 0 .1 0M70 36a8 8 0 1 0 .1 0" fill="#fff" />
    <path
      d="M41 73l3-2v10m33-3c5-3 6 1 0 5h6M67 41h6l-4 8"
      fill="none"
      stroke="#3a2a10"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)

/** What may stand on a tile, by the type of the game; the name chooses. */
const MOTIFS: Record<string, readonly ReactNode[]> = {
  SLOT: [star, reels, gem, cherries, crown],
  LIVE: [wheel, cards, chip],
  TABLE: [cards, wheel, dice],
  BINGO: [chip, cards],
  EGAME: [rocket, gem],
  FH: [fish],
  SPORTS: [ball],
  ARCADE: [dice, star, rocket],
  LOTTO: [lottery],
}

interface Props {
  name: string
  platform: string
  /** Type of the game as the wire names it; an unknown one gets the star. */
  type: string
}

/** A game's tile, 3:4, drawn from its name, provider and type. Its title is set on it as text by the view. */
export function GameArt({ name, platform, type }: Props) {
  const seed = seedOf(name)
  const motifs = MOTIFS[type] ?? [star]
  return (
    <span className={css.tile} style={{ background: gradientOf(`${platform} ${seed % 5}`) }}>
      <svg aria-hidden viewBox="0 0 120 160" className={css.drawing} preserveAspectRatio="xMidYMid slice">
        <circle
          cx={seed % 120}
          cy={(seed >>> 7) % 60}
          r={22 + ((seed >>> 13) % 22)}
          fill="#fff"
          opacity=".07"
        />
        <circle
          cx={120 - (seed % 70)}
          cy={90 + ((seed >>> 5) % 40)}
          r={28 + ((seed >>> 11) % 18)}
          fill="#fff"
          opacity=".06"
        />
        {motifs[(seed >>> 3) % motifs.length]}
      </svg>
    </span>
  )
}
