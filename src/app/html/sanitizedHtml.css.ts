import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** The operator's HTML: paragraphs, lists, headings, links. */
export const html = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    color: vars.color.textMid,
  },
])

globalStyle(`${html} a`, { color: vars.color.brand, textDecoration: 'underline' })
globalStyle(`${html} :is(h1, h2, h3, h4, strong, b)`, { color: vars.color.textHigh })
globalStyle(`${html} :is(ul, ol)`, { paddingInlineStart: vars.space.x5, listStyle: 'revert' })
