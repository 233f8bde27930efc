import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wrappedRow } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space, weight } from '../../theme/tokens.css.ts'

const base = style([
  text.body,
  {
    ...wrappedRow(`0 ${space.x3}`),
    minHeight: size.target,
    padding: `${space.x2} ${space.x4}`,
    borderRadius: radius.medium,
    fontWeight: weight.medium,
  },
])

export const tone = styleVariants({
  red: [base, { background: color.redTint, color: color.red }],
  amber: [base, { background: color.amberTint, color: color.amber }],
  info: [base, { background: color.skyTint, color: color.sky }],
  brand: [base, { background: color.brandTint, color: color.brand }],
})

/** An action that would leave them less room stands below. */
export const words = style({ flex: '1 1 6em', minWidth: 0, textWrap: 'pretty' })
// On a narrow phone it always does.
globalStyle(`${words} + *`, {
  '@media': {
    [media.narrow]: { flexBasis: '100%', justifyContent: 'flex-start', marginInlineStart: '32px' },
  },
})

// Links and buttons take the colour of the message.
for (const name of Object.values(tone)) {
  globalStyle(`${name} :is(a, button)`, {
    padding: 0,
    color: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  })
}
