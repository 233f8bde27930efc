import { globalStyle, style } from '@vanilla-extract/css'
import { columns, flexColumn, flexRow, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, size, space, weight } from '#src/theme/tokens.css.ts'
import { top } from '#src/ui/fields/field.css.ts'

/** Side by side, or one below the other if the text is enlarged. */
export const phone = style({ ...wrapped(`${space.x4} ${space.x3}`), alignItems: 'start' })
globalStyle(`${phone} > *`, { flex: '1 0 7em' })
globalStyle(`${phone} > * + *`, { flex: '99 1 9em' })

/** What need not be filled in, apart from what must be. */
export const others = style({
  ...flexColumn(space.x3),
  padding: space.x3,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.large,
})
/** Side by side, or one below the other if the labels need the width. */
export const pair = style({ ...columns('9.5rem', space.x3), overflowWrap: 'anywhere' })
globalStyle(`${pair} > *`, { minWidth: 0 })
// At the end of its line, a note would stand beside the label of the next field.
globalStyle(`${pair} ${top}`, { ...wrapped(`0 ${space.x2}`), justifyContent: 'flex-start' })

export const currency = style(flexColumn(space.x2))
export const label = style([text.body, { color: color.textMid, fontWeight: weight.medium }])

/** What a foreign number or currency means; it takes no room without words. */
export const abroad = style([
  text.small,
  { color: color.amber, textWrap: 'pretty', selectors: { '&:empty': { display: 'none' } } },
])

export const terms = style([text.small, { color: color.textMid, textWrap: 'pretty' }])
export const termsLinks = style({ ...wrapped(), columnGap: space.x1 })
// Short links begin where the text does, and are as far apart as long ones.
globalStyle(`${termsLinks} > *`, { justifyContent: 'flex-start', paddingInlineEnd: space.x4 })
/** The name of a page that is not there, as high as a link. */
export const term = style([text.control, { ...flexRow(), minHeight: size.target, fontWeight: weight.medium }])
