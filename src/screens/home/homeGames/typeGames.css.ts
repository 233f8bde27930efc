import { keyframes, style } from '@vanilla-extract/css'
import { space } from '#src/theme/tokens.css.ts'
import { tiles } from '../../games/ownGames/gamePages.css.ts'
import { section } from '../home/home.css.ts'

/** The games of a tab, below its providers. */
export const games = style([section, { marginTop: space.x5 }])

const appear = keyframes({ from: { opacity: 0 } })
/** Placeholders that do not flash where the games are there at once. */
export const coming = style([tiles, { animation: `${appear} 120ms 200ms backwards` }])
