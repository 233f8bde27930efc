import { style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { space } from '../../theme/tokens.css.ts'

export const form = style(flexColumn(space.x4))
