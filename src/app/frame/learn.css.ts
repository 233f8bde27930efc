import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { space } from '../../theme/tokens.css.ts'

export const beside = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  margin: `calc(-1 * ${space.x3}) 0 calc(-1 * ${space.x3}) calc(-1 * ${space.x1})`,
})
globalStyle(`${beside} > button`, { color: 'inherit' })
export const answer = style(flexColumn(space.x3))
