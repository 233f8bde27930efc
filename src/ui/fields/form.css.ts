import { style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { vars } from '../../theme/tokens.css.ts'

export const form = style(flexColumn(vars.space.x4))
