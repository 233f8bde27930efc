import { styleVariants } from '@vanilla-extract/css'
import { rem } from './rem.ts'
import { vars } from './tokens.css.ts'

const { weight } = vars

/** The type scale, named by purpose: size, line height and weight; large type is set a little tighter. */
export const text = styleVariants({
  /** Under icons and in badges. */
  caption: { fontSize: rem(12), lineHeight: rem(16), fontWeight: weight.medium },
  /** Labels, hints, errors. */
  small: { fontSize: rem(13), lineHeight: rem(18), fontWeight: weight.regular },
  body: { fontSize: rem(14), lineHeight: rem(20), fontWeight: weight.regular },
  /** Rows, fields and buttons. */
  control: { fontSize: rem(16), lineHeight: rem(22), fontWeight: weight.medium },
  heading: { fontSize: rem(18), lineHeight: rem(24), fontWeight: weight.bold, letterSpacing: '-0.02em' },
  title: { fontSize: rem(22), lineHeight: rem(28), fontWeight: weight.bold, letterSpacing: '-0.02em' },
  figure: { fontSize: rem(26), lineHeight: rem(34), fontWeight: weight.heavy, letterSpacing: '-0.02em' },
  hero: { fontSize: rem(30), lineHeight: rem(38), fontWeight: weight.heavy, letterSpacing: '-0.02em' },
})
