import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, layer, size, space } from '#src/theme/tokens.css.ts'

/** The exchange stays in the column of the screens that lead to it; a game fills the window. */
export const column = style({
  maxWidth: size.column,
  marginInline: 'auto',
  boxShadow: `1px 0 ${color.hairline}, -1px 0 ${color.hairline}`,
})

/** Stands in the margin below the name: it takes no room, as a banner would, and resizes no round. */
export const maintenance = style([
  text.caption,
  {
    position: 'relative',
    height: '1.25em',
    marginTop: '-1.25em',
    paddingInline: '56px',
    overflow: 'hidden',
    color: color.amber,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
  },
])

export const stage = style({ position: 'relative', flex: 1, minHeight: 0 })

// A game never scrolls its page, so it takes the room of the scroll bar, too.
globalStyle(`:root:has(${stage}):not(:has(${column}))`, { scrollbarGutter: 'auto' })

export const veil = style([
  text.body,
  {
    position: 'absolute',
    inset: 0,
    zIndex: layer.raised,
    ...flexColumn(space.x4),
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.x6,
    background: color.page,
    color: color.textMid,
    textAlign: 'center',
  },
])
export const words = style({ maxWidth: '300px' })
