import { style } from '@vanilla-extract/css'
import { apart, flexColumn, flexRow, growing } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const field = style({ ...flexColumn(space.x2), minWidth: 0 })
export const top = style(apart(`0 ${space.x3}`))
export const label = style([text.body, { color: color.textMid, fontWeight: weight.medium }])
export const note = style([text.small, { color: color.textLow }])
export const hint = style([text.small, { color: color.textLow }])

export const error = style([
  text.small,
  { display: 'flex', gap: space.x2, color: color.red, fontWeight: weight.medium },
])

/** Breaks words that are wider than the field. Its lines are of about one length, so that none holds half a range. */
export const errorText = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' })

/** The bordered box around the control, a prefix and a button. */
export const box = style({
  ...flexRow(),
  minHeight: size.control,
  background: color.surface,
  border: `1px solid ${color.outline}`,
  borderRadius: radius.medium,
  transition: `border-color ${duration.quick}, background-color ${duration.quick}`,
  selectors: {
    '&:has(:focus-visible)': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` },
    '&:has([aria-invalid=true])': { borderColor: color.red },
    '&:has([aria-invalid=true]:focus-visible)': { boxShadow: `0 0 0 1px ${color.red}` },
    // A direct child only: the placeholder of a select is a disabled option.
    '&:has(> :disabled)': { borderColor: color.hairline },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})

export const control = style([
  text.control,
  {
    ...growing,
    width: '100%',
    minHeight: '46px',
    padding: `0 ${space.x4}`,
    background: 'transparent',
    border: 0,
    borderRadius: radius.medium,
    fontWeight: weight.regular,
    // An input has a single line, so its text grows only as far as a phone number fits.
    fontSize: 'min(1rem, 8vw)',
    color: color.textHigh,
    selectors: {
      // The box shows the focus ring.
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: color.textLow, opacity: 1 },
      '&:disabled': { color: color.textLow, WebkitTextFillColor: color.textLow },
      '&:autofill': {
        WebkitTextFillColor: color.textHigh,
        caretColor: color.textHigh,
        boxShadow: `0 0 0 99px ${color.raised} inset`,
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
])

/** Large type, for an amount. */
export const large = style([
  text.title,
  { minHeight: '54px', fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' },
])

export const prefix = style([text.control, { paddingInlineStart: space.x4, color: color.textMid }])
export const largePrefix = style({ ...flexRow(), fontWeight: weight.medium })
export const afterPrefix = style({ paddingInlineStart: space.x2 })
export const trailing = style({ ...flexRow(), flex: 'none', paddingInlineEnd: '1px' })

/** Beside the last line of a field that has grown, in the middle of a field of one line. */
export const atEnd = style([trailing, { alignSelf: 'flex-end', minHeight: '46px' }])

/** Multi-line text; the box grows with it. */
export const lines = style({
  paddingBlock: space.x3,
  resize: 'none',
  overflowWrap: 'anywhere',
  fieldSizing: 'content',
})

/** As many lines as fit beside a phone's keyboard; more of them scroll. */
export const fourLines = style({ maxHeight: `calc(4 * 22em / 16 + 2 * ${space.x3})` })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space.x10,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Its placeholder.
  selectors: { '&:has(> :disabled:checked)': { color: color.textMid } },
})
export const option = style({ background: color.raised, color: color.textHigh })
export const chevron = style({
  flex: 'none',
  width: '20px',
  marginInline: `-36px ${space.x4}`,
  color: color.textMid,
  pointerEvents: 'none',
})
