import { globalStyle, style } from '@vanilla-extract/css'
import { apart, columns, flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { space } from '#src/theme/tokens.css.ts'

export const list = style(flexColumn(space.x3))
export const head = style(apart(`${space.x2} ${space.x3}`))
export const heading = style([text.heading])
/** The space before the sign of an amount is narrow. */
export const used = style([text.body, { fontVariantNumeric: 'tabular-nums', wordSpacing: '0.1em' }])
globalStyle(`${head} > [role=progressbar]`, { flexBasis: '100%' })
/** Is broken only if it is wider than the line. */
export const when = style({ display: 'inline-block' })
/** Side by side, unless the text is large. */
export const buttons = style(columns('7rem', space.x3))
