import { style } from '@vanilla-extract/css'
import { color } from '../../theme/tokens.css.ts'

export const pinned = style({ color: color.brand })
export const unpinned = style({ color: color.textMid })
