import { style } from '@vanilla-extract/css'
import { radius } from '../../theme/tokens.css.ts'

/** The line between two rows, in px. */
export const GAP = 1

export const list = style({ position: 'relative', borderRadius: radius.large, overflow: 'hidden' })

export const item = style({ position: 'absolute', insetInline: 0, top: 0, contain: 'content' })
