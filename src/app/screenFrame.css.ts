import { style } from '@vanilla-extract/css'

/** Names a flow without a box of its own. */
export const contents = style({ display: 'contents' })
