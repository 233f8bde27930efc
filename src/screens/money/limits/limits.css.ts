import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { space } from '#src/theme/tokens.css.ts'

export const list = style(flexColumn(space.x3))
export const heading = style([text.heading])
export const used = style([text.body, { fontVariantNumeric: 'tabular-nums' }])
/** Side by side, unless the text is large. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: space.x3,
})
