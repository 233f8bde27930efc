import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const pinned = style({ color: vars.color.brand })
export const unpinned = style({ color: vars.color.textMid })
