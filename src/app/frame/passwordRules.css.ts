import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

export const rules = style(flexColumn(space.x1))
export const rule = style([text.small, { ...flexRow(space.x2), color: color.textLow }])
export const met = style([rule, { color: color.brand }])
