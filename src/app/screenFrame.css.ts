import { style } from '@vanilla-extract/css'

/** Bears the flow's name without a box of its own. */
export const contents = style({ display: 'contents' })
