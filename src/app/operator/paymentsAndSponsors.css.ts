import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { color } from '../../theme/tokens.css.ts'

export const note = style([text.small, { color: color.textMid }])
