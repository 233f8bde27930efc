import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
