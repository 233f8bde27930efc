import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../theme/text.css.ts'
import { vars } from '../theme/tokens.css.ts'

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
})

// Beside a long sentence too.
globalStyle(`${brand} > svg`, { flex: 'none' })

export const lead = style([text.heading, { color: vars.color.textMid }])

/** A line after the form that leads elsewhere. */
export const aside = style([text.body, { color: vars.color.textMid, textAlign: 'center' }])
