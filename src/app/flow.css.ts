import { style } from '@vanilla-extract/css'

/** An element that names a flow and generates no box. */
export const contents = style({ display: 'contents' })
