import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, wrapped } from '#src/theme/layout.ts'
import { text as type } from '#src/theme/text.css.ts'
import { color, radius, space, weight } from '#src/theme/tokens.css.ts'

/** Words and ways on one side, the code for the phone on the other; below one another if the text is large. */
export const page = style({
  ...wrapped(space.x12),
  justifyContent: 'center',
  alignItems: 'center',
  width: '100%',
  maxWidth: '880px',
  margin: 'auto',
  padding: space.x12,
  borderRadius: radius.large,
  background: `linear-gradient(135deg, ${color.walletStart}, ${color.walletEnd})`,
})
export const words = style({ ...flexColumn(space.x3), flex: '1 1 22rem', alignItems: 'flex-start' })
// The drawing has air at its sides.
globalStyle(`${words} > :first-child`, { marginInlineStart: '-28px' })
export const site = style([type.body, { color: color.brand, fontWeight: weight.bold }])
export const title = style([type.hero, { textWrap: 'balance' }])
export const text = style([
  type.control,
  { maxWidth: '26em', color: color.textMid, fontWeight: weight.regular, textWrap: 'pretty' },
])
export const links = style({ ...wrapped(`${space.x2} ${space.x5}`), paddingTop: space.x2 })
export const phone = style({ ...flexColumn(space.x3), alignItems: 'center', textAlign: 'center' })
