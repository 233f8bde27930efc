import { style } from '@vanilla-extract/css'

/** An element that says something of its content and generates no box. */
export const contents = style({ display: 'contents' })
