import { style } from '@vanilla-extract/css'
import { flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

export const brand = style({ ...flexRow(space.x3), paddingBlock: space.x2 })

export const lead = style([text.heading, { color: color.textMid }])

/** A line below the form that links to another screen. */
export const aside = style([text.body, { color: color.textMid, textAlign: 'center' }])
