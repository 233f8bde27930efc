import { styleVariants } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { weight } = vars

/** The type scale, named by purpose: size, line height and weight; large type is set a little tighter. */
export const text = styleVariants({
  /** Under icons and in badges. */
  caption: { fontSize: '12px', lineHeight: '16px', fontWeight: weight.medium },
  /** Labels, hints, errors. */
  small: { fontSize: '13px', lineHeight: '18px', fontWeight: weight.regular },
  body: { fontSize: '14px', lineHeight: '20px', fontWeight: weight.regular },
  /** Rows, fields and buttons. */
  control: { fontSize: '16px', lineHeight: '22px', fontWeight: weight.medium },
  heading: { fontSize: '18px', lineHeight: '24px', fontWeight: weight.bold, letterSpacing: '-0.02em' },
  title: { fontSize: '22px', lineHeight: '28px', fontWeight: weight.bold, letterSpacing: '-0.02em' },
  figure: { fontSize: '26px', lineHeight: '34px', fontWeight: weight.heavy, letterSpacing: '-0.02em' },
  hero: { fontSize: '30px', lineHeight: '38px', fontWeight: weight.heavy, letterSpacing: '-0.02em' },
})
