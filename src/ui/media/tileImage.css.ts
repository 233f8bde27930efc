import { style, styleVariants } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { color, radius } from '../../theme/tokens.css.ts'

const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: color.surface,
})

export const ratio = styleVariants({
  tile: [frame, { aspectRatio: '3 / 4', borderRadius: radius.large }],
  banner: [frame, { aspectRatio: '358 / 148', borderRadius: radius.large }],
  /** A banner of up to 1200 px, cropped at the top and bottom. */
  wide: [
    frame,
    {
      aspectRatio: '3 / 1',
      borderRadius: radius.large,
      '@media': { [media.handheld]: { aspectRatio: '358 / 148' } },
    },
  ],
  square: [frame, { aspectRatio: '1', borderRadius: radius.medium }],
})

export const picture = style({ ...square('100%'), objectFit: 'cover' })
