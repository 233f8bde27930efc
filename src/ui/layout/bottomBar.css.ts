import { style } from '@vanilla-extract/css'
import { centred, flexColumn, wrapped } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

// With the text of a device enlarged, the items take two lines: each stays on the screen.
export const bar = style({ ...wrapped(), minHeight: '68px', paddingInline: space.x1 })

export const item = style([
  text.caption,
  {
    ...flexColumn('2px'),
    position: 'relative',
    // As wide as the others, and at least as its label, which stays on one line.
    flex: '1 0 0',
    minWidth: 'max-content',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: '2px',
    // The largest size that fits the narrowest phone.
    fontSize: 'min(0.75rem, 4.4vw)',
    whiteSpace: 'nowrap',
    color: color.textMid,
    textAlign: 'center',
    borderRadius: radius.medium,
    outlineOffset: '-2px',
    selectors: {
      '&[aria-current]': { color: color.brand },
      // The open tab has a line above it, which no filled icon has.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInline: 'calc(50% - 16px)',
        top: 0,
        height: '3px',
        borderRadius: '0 0 3px 3px',
        background: 'currentcolor',
      },
    },
  },
])
export const filled = style([item, { color: color.textHigh }])
/** An icon that a mark may have at its corner. */
export const icon = style({ position: 'relative', ...centred, height: '32px' })
export const count = style({ position: 'absolute', top: '-4px', insetInlineStart: '55%' })
export const pill = style([
  icon,
  { width: '52px', borderRadius: radius.round, background: color.brand, color: color.onBrand },
])
