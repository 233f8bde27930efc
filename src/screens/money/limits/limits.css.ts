import { globalStyle, style } from '@vanilla-extract/css'
import { apart, flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space } from '#src/theme/tokens.css.ts'
import { box, error, field, top } from '#src/ui/fields/field.css.ts'

export const list = style(flexColumn(space.x3))
export const head = style(apart(`0 ${space.x3}`))
export const heading = style([text.body, { color: color.textMid }])
// The words of the button line up with the card's edge, and its height adds nothing to the line.
globalStyle(`${head} > button`, { margin: '-12px -12px -12px 0' })
/** What the amount is a part of stands beside it, or below it as a whole. The space before the sign of an amount is narrow. */
export const used = style([
  text.body,
  {
    ...wrapped('0 0.4em'),
    alignItems: 'baseline',
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
    wordSpacing: '0.1em',
  },
])
export const figure = style([text.figure, { color: color.textHigh, overflowWrap: 'anywhere' }])
/** Is broken only if it is wider than the line. */
export const when = style({ display: 'inline-block' })
/** The field with its button beside it, unless the text is large. Label and error have lines of their own. */
export const change = style(wrapped(`${space.x2} ${space.x3}`))
globalStyle(`${change} > ${field}`, { display: 'contents' })
globalStyle(`${change} :is(${top}, ${error})`, { flexBasis: '100%' })
globalStyle(`${change} ${error}`, { order: 1 })
globalStyle(`${change} ${box}`, { flex: '9 1 7em' })
globalStyle(`${change} > button`, { flex: '1 0 auto' })
