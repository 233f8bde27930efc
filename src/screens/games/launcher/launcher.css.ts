import { style } from '@vanilla-extract/css'

export const picture = style({ width: '132px', marginInline: 'auto' })
