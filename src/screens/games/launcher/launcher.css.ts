import { style } from '@vanilla-extract/css'

/** The picture of a game that is opening. */
export const picture = style({ display: 'block', width: '132px', marginInline: 'auto' })
