import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, growing, wrapped } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, size, space, weight } from '../../theme/tokens.css.ts'

const strip = style([
  text.body,
  { ...flexRow(space.x3), padding: `${space.x2} ${space.x4}`, fontWeight: weight.medium },
])

export const words = style(growing)

export const offline = style([
  strip,
  { minHeight: size.target, background: color.amberTint, color: color.amber },
])

export const update = style([strip, { flexWrap: 'wrap', background: color.skyTint, color: color.sky }])

export const question = style({ ...flexRow(space.x3), flex: '1 1 9rem' })

export const answers = style({ ...wrapped(space.x2), marginInlineStart: 'auto' })

globalStyle(`${strip} svg`, { flex: 'none' })
