import * as css from './art.css.ts'
import { gradientOf, seedOf } from './seed.ts'

/** What a tile shows, and its colour: star, gem, seven, bolt, crown, coin, spade. */
const MOTIFS = [
  ['m60 30 9.9 21.3 23.3 2.8-17.2 16 4.5 23.1L60 81.8 39.5 93.2 44 70.1l-17.2-16 23.3-2.8Z', '#ffdc82'],
  ['M40 36h40l16 20-36 42-36-42Z', '#8ff0d2'],
  ['M32 34h56v13L69 98H49l19-46H44v9H32Z', '#ff9d94'],
  ['M70 26 32 72h24l-8 34 40-48H64Z', '#ffe08a'],
  ['m26 46 17 14 17-28 17 28 17-14-8 48H34Z', '#ffcf70'],
  ['M60 30a34 34 0 0 1 0 68 34 34 0 0 1 0-68Zm0 13-21 21 21 21 21-21Z', '#ffd27a'],
  [
    'M60 28c8 18 36 26 36 48 0 16-20 22-31 8q1 9 8 14H47q7-5 8-14c-11 14-31 8-31-8 0-22 28-30 36-48Z',
    '#c9dcff',
  ],
] as const

interface Props {
  name: string
  platform: string
}

/** Renders a 3:4 tile for a game without a picture, by its name and its provider, without the title. */
export function GameArt({ name, platform }: Props) {
  const seed = seedOf(name)
  const [motif, fill] = MOTIFS[seed % MOTIFS.length] ?? MOTIFS[0]
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
        <circle cx="60" cy="64" r="50" fill="#fff" opacity=".08" />
        <path d={motif} fill={fill} />
        {/* Its right half in the shade. */}
        <path d={motif} opacity=".16" style={{ clipPath: 'inset(0 0 0 50%)' }} />
      </svg>
    </span>
  )
}
