import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme/tokens.css.ts'
import { box as fieldBox, control as fieldControl } from './field.css.ts'

export const box = style([fieldBox, { paddingInlineStart: space.x3 }])
export const icon = style({ color: color.textMid })
export const control = fieldControl
