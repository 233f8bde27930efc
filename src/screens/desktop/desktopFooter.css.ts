import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, size, radius, weight } = vars

export const footer = style([
  text.body,
  {
    background: color.depth,
    boxShadow: `0 -1px ${color.hairline}`,
    color: color.textMid,
    // Breaks long words: the footer contains the operator's title.
    overflowWrap: 'anywhere',
  },
])
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x8,
  maxWidth: size.wide,
  marginInline: 'auto',
  padding: `${space.x10} ${space.x4}`,
})

/** The text and the groups, side by side or, if there is no room, with the text above. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x8} ${space.x12}`,
})
export const about = style({
  flex: '1 1 32rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x4,
})
/** Limits lines to a readable length. */
export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  width: '100%',
  maxWidth: '50rem',
})
/** The folded height. It applies from the start, because the text loads later. */
export const folded = style([
  prose,
  { height: '970px', overflow: 'hidden', maskImage: 'linear-gradient(#000 850px, transparent)' },
])
export const heading = style([text.title, { color: color.textHigh }])
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.x2 })
export const title = style([text.control, { color: color.textHigh, fontWeight: weight.bold }])

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignContent: 'start',
  flex: '1 1 18rem',
  gap: space.x8,
})
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x3,
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: size.target,
  color: color.textHigh,
  fontWeight: weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
globalStyle(`${link} svg`, { width: '20px', height: '20px', color: color.textMid })
export const note = style([text.small, { color: color.textLow }])
export const adults = style({ display: 'flex', gap: space.x3, alignItems: 'center' })
export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  border: `2px solid ${color.outline}`,
  borderRadius: radius.round,
  fontWeight: weight.heavy,
  color: color.textHigh,
})
