import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, layer, radius, space, weight } from '#src/theme/tokens.css.ts'

/** Keeps a short conversation at the bottom, near the field and the thumb. */
const atEnd = { ...flexColumn(space.x3), justifyContent: 'flex-end', flex: 1 } as const

/** Above the place of the composer. */
export const skeleton = style({ ...atEnd, paddingBottom: '100px' })
// From one and from the other.
globalStyle(`${skeleton} > :nth-child(odd)`, { width: '64%' })
globalStyle(`${skeleton} > :nth-child(even)`, { width: '46%', alignSelf: 'flex-end' })

export const conversation = style(atEnd)
export const list = style(flexColumn(space.x3))

/** A message, below the day that begins with it. */
const line = style({ position: 'relative', ...flexColumn(space.x1), minWidth: 0 })
export const own = style([line, { alignItems: 'flex-end' }])
export const other = style([line, { alignItems: 'flex-start' }])
export const day = style({ alignSelf: 'center', marginBottom: space.x2 })

/** How wide a message may be. */
const WIDEST = '85%'

const bubble = style([
  text.control,
  {
    maxWidth: WIDEST,
    padding: `10px ${space.x4}`,
    borderRadius: radius.large,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    textWrap: 'wrap',
  },
])
export const ownBubble = style([bubble, { background: color.brandTint, borderEndEndRadius: '4px' }])
export const otherBubble = style([bubble, { background: color.raised, borderEndStartRadius: '4px' }])

export const link = style({ color: color.brand, textDecoration: 'underline' })
export const away = style({ display: 'inline' })

export const meta = style([
  text.caption,
  {
    paddingInline: space.x1,
    color: color.textLow,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:empty': { display: 'none' } },
  },
])
export const failed = style([
  text.small,
  {
    ...wrappedRow(`${space.x1} ${space.x2}`),
    justifyContent: 'flex-end',
    maxWidth: WIDEST,
    color: color.red,
    fontWeight: weight.medium,
  },
])
export const reason = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const composer = style({ position: 'relative', padding: `${space.x2} ${space.x4} ${space.x4}` })

/** Floats above the composer, over the messages. */
export const toEnd = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  zIndex: layer.raised,
  display: 'flex',
  justifyContent: 'center',
  paddingBottom: space.x3,
  pointerEvents: 'none',
})
globalStyle(`${toEnd} > button`, {
  pointerEvents: 'auto',
  borderRadius: radius.round,
  boxShadow: '0 4px 16px rgb(3 7 6 / 0.6)',
})
