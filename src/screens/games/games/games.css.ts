import { style } from '@vanilla-extract/css'
import { text } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/tokens.css.ts'

const { color, space, size } = vars

export const tools = style({ display: 'flex', flexDirection: 'column', gap: space.x3, minWidth: 0 })

export const line = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.target,
    marginBlock: `calc(-1 * ${space.x1}) ${space.x1}`,
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
