import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../theme/text.css.ts'
import { vars } from '../theme/tokens.css.ts'

const { color, space, radius } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '68px',
  paddingInline: `${space.x2} ${space.x4}`,
})

// Both words on one line on the narrowest phone, in Bengali too.
globalStyle(`${bar} > a`, { paddingInline: space.x2 })

export const language = style([
  text.caption,
  {
    display: 'flex',
    flex: 'none',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minWidth: '72px',
    minHeight: '56px',
    borderRadius: radius.medium,
    color: color.textMid,
  },
])
