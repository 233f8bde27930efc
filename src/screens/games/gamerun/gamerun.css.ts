import { style } from '@vanilla-extract/css'
import { text } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/tokens.css.ts'

const { color, space, layer } = vars

export const stage = style({ position: 'relative', flex: 1, minHeight: 0 })

export const veil = style([
  text.body,
  {
    position: 'absolute',
    inset: 0,
    zIndex: layer.raised,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x4,
    padding: space.x6,
    background: color.page,
    color: color.textMid,
    textAlign: 'center',
  },
])
export const words = style({ maxWidth: '300px' })
