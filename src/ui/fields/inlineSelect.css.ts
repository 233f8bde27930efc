import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { color, radius, size } from '../../theme/tokens.css.ts'
import { option as fieldOption } from './field.css.ts'

export const box = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' })

export const select = style([
  text.body,
  {
    appearance: 'none',
    minHeight: size.target,
    paddingInlineEnd: '26px',
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.textMid,
    textAlignLast: 'end',
    cursor: 'pointer',
  },
])
export const option = fieldOption
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 0,
  color: color.textMid,
  pointerEvents: 'none',
})
