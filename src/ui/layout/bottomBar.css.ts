import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, radius } = vars

export const bar = style({ display: 'flex', minHeight: '68px', paddingInline: space.x1 })

export const item = style([
  text.caption,
  {
    display: 'flex',
    flex: 1,
    minWidth: 0,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    paddingInline: '2px',
    // The largest size that fits the narrowest phone.
    fontSize: 'min(0.75rem, 4.4vw)',
    lineHeight: 4 / 3,
    overflowWrap: 'anywhere',
    color: color.textMid,
    textAlign: 'center',
    borderRadius: radius.medium,
    outlineOffset: '-2px',
    selectors: { '&[aria-current]': { color: color.brand } },
  },
])
export const filled = style([item, { color: color.textHigh }])
export const icon = style({ position: 'relative', display: 'grid', placeItems: 'center', height: '32px' })
export const count = style({ position: 'absolute', top: '-4px', insetInlineStart: '55%' })
export const pill = style([
  icon,
  { width: '52px', borderRadius: radius.round, background: color.brand, color: color.onBrand },
])
