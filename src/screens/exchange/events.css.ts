import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, radius, weight, size } = vars

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space.x5 })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.x2 })
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: size.target,
})
export const sectionName = style([text.heading, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }])
export const count = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x2 })

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.large,
  background: color.surface,
  selectors: { '&:active:not(:has(button:active))': { background: color.pressed } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.raised } } },
    [media.narrow]: { paddingInline: space.x3 },
  },
})
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.x2 })
export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', flex: 1, minWidth: 0 })
export const meta = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x2}`,
    minHeight: '22px',
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.brand,
  fontWeight: weight.bold,
})
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: 'currentcolor',
})
export const ended = style({ fontWeight: weight.bold })
export const badges = style({ display: 'inline-flex', gap: space.x1 })
/** The link covers the row, so all of it can be pressed. Its accessible name is the event's. */
export const name = style([
  text.control,
  {
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
    },
  },
])
export const competition = style([
  text.small,
  {
    color: color.textMid,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
])
/** Above the row's link. */
export const pin = style({
  position: 'relative',
  margin: `-${space.x2} -${space.x3} -${space.x2} -${space.x1}`,
})

export const runners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  gap: space.x2,
})
export const runner = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.x1,
  minWidth: 0,
})
export const runnerName = style([text.caption, { color: color.textMid, overflowWrap: 'anywhere' }])
export const prices = style({ display: 'flex', gap: '2px' })

const priceBase = style([
  text.small,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    minWidth: 0,
    minHeight: '28px',
    color: color.onOdds,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const price = styleVariants({
  back: [priceBase, { background: color.back, borderRadius: `${radius.small} 0 0 ${radius.small}` }],
  lay: [priceBase, { background: color.lay, borderRadius: `0 ${radius.small} ${radius.small} 0` }],
})

export const nothing = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.large,
    background: color.surface,
    color: color.textMid,
  },
])
export const nothingTitle = style({ color: color.textHigh, fontWeight: weight.bold })
