import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
})

export const ratio = styleVariants({
  tile: [frame, { aspectRatio: '3 / 4', borderRadius: vars.radius.large }],
  banner: [frame, { aspectRatio: '358 / 148', borderRadius: vars.radius.large }],
  /** A banner of 1200 px. */
  wide: [frame, { aspectRatio: '3 / 1', borderRadius: vars.radius.large }],
  square: [frame, { aspectRatio: '1', borderRadius: vars.radius.medium }],
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
