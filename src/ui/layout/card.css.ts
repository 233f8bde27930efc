import { style, styleVariants } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

const card = style({ ...flexColumn(space.x3), padding: space.x4, borderRadius: radius.large })

export const tone = styleVariants({
  plain: [card, { background: color.surface }],
  brand: [card, { background: color.brandTint }],
  wallet: [card, { background: `linear-gradient(135deg, ${color.walletStart}, ${color.walletEnd})` }],
})
