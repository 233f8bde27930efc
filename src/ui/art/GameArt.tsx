import * as css from './art.css.ts'
import { gradientOf, seedOf } from './seed.ts'

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

interface Props {
  name: string
  platform: string
}

/** Renders a 3:4 tile for a game without a picture: a star on the gradient of its provider, without the title. */
export function GameArt({ name, platform }: Props) {
  const seed = seedOf(name)
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
        {star}
      </svg>
    </span>
  )
}
