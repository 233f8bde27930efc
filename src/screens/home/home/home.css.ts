import { globalStyle, style } from '@vanilla-extract/css'
import { centred, flexColumn, flexRow, square } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, layer, radius, size, space, weight } from '#src/theme/tokens.css.ts'
import { failedRows } from '#src/ui/feedback/emptyState.css.ts'
import { sideways } from '#src/ui/layout/sideways.css.ts'

/** Its parts are as far apart as those of `main`. */
export const page = style([failedRows, { ...flexColumn(space.x5), minWidth: 0 }])

export const search = style({})
/** Strips and bar leave the room above the keyboard to what is found. */
export const bottom = style({})
globalStyle(`html:has(${search} input:focus) ${bottom}`, { display: 'none' })

export const section = style({ ...flexColumn(space.x3), minWidth: 0 })

export const panel = style({ ...flexColumn(space.x1), paddingTop: space.x1 })
export const heading = style({ ...flexRow(), justifyContent: 'space-between', minHeight: size.target })
export const title = style([text.heading])
export const signedTitle = style([title, flexRow(space.x2)])
export const ownSign = style({ color: color.brand })
export const note = style([text.small, { marginTop: `calc(-1 * ${space.x2})`, color: color.textMid }])

export const live = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x2,
})
export const liveLink = style([
  text.body,
  {
    ...flexRow(space.x2),
    minHeight: size.row,
    padding: `${space.x2} ${space.x3}`,
    ...cardLook,
    fontSize: 'min(0.875rem, 5.4vw)',
    fontWeight: weight.medium,
    selectors: { '&:active': { background: color.pressed } },
  },
])
/** The sign of what is under way. */
export const liveDot = style({
  flex: 'none',
  ...square('8px'),
  borderRadius: radius.round,
  background: color.brand,
  boxShadow: `0 0 0 4px ${color.brandTint}`,
})

/** Takes no room between the parts around it. */
export const livePlace = style({ position: 'absolute' })

export const seeAll = style([
  text.body,
  {
    ...centred,
    minHeight: size.target,
    paddingInlineStart: space.x4,
    color: color.brand,
    fontWeight: weight.medium,
  },
])

export const row = style([sideways, { gap: space.x2 }])
export const rowItem = style({ flex: 'none', width: 'min(64%, 260px)' })

/** Shows three items and part of the next, as a hint that there are more. */
export const shelfItem = style({ flex: 'none', width: 'max(min(29%, 132px), 5rem)' })

export const picture = style({ display: 'block', borderRadius: radius.large, outlineOffset: '-2px' })
/** Shown instead of a picture that can't be loaded. */
export const drawing = style([
  text.heading,
  {
    display: 'block',
    height: '100%',
    padding: space.x4,
    // Two lines fit into the height of a banner.
    fontSize: 'min(1.125rem, 6vw)',
    color: color.textHigh,
  },
])

/** Takes no height. Its button stays in view above the bottom bar. */
export const toTop = style({
  position: 'sticky',
  bottom: '84px',
  zIndex: layer.raised,
  alignSelf: 'flex-end',
  height: 0,
})
globalStyle(`${toTop} > button`, {
  transform: 'translateY(-100%)',
  borderRadius: radius.round,
  boxShadow: '0 4px 16px rgb(3 7 6 / 0.6)',
})
