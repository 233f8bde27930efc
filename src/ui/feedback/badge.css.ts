import { style, styleVariants } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, space, weight } from '../../theme/tokens.css.ts'

const badge = style([
  text.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x1,
    flex: 'none',
    minWidth: '22px',
    padding: `3px ${space.x2}`,
    borderRadius: radius.round,
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
])

export const tone = styleVariants({
  neutral: [badge, { background: color.pressed, color: color.textMid }],
  brand: [badge, { background: color.brandTint, color: color.brand }],
  amber: [badge, { background: color.amberTint, color: color.amber }],
  red: [badge, { background: color.redTint, color: color.red }],
  sky: [badge, { background: color.skyTint, color: color.sky }],
  gold: [badge, { background: color.goldTint, color: color.gold }],
  /** A count of unread items. */
  count: [badge, { background: color.red, color: color.onRed, padding: `3px 6px` }],
})

/** A ring of the page's colour keeps it apart from the icon. */
export const dot = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: '-3px',
  ...square('10px'),
  borderRadius: radius.round,
  background: color.red,
  boxShadow: `0 0 0 2px ${color.page}`,
})
