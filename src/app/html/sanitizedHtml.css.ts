import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

/** The operator's HTML: paragraphs, lists, headings, links. */
export const html = style([text.body, { minWidth: 0, overflowWrap: 'anywhere', color: color.textMid }])
/** A text without blocks keeps the line breaks that were typed. */
export const typed = style([html, { whiteSpace: 'pre-line' }])

const BLOCKS = ':is(p, div, ul, ol, h1, h2, h3, h4, h5, h6, table, blockquote, pre)'

globalStyle(`${html} ${BLOCKS}`, { marginBlock: space.x3 })
globalStyle(`${html} ${BLOCKS}:first-child`, { marginBlockStart: 0 })
globalStyle(`${html} ${BLOCKS}:last-child`, { marginBlockEnd: 0 })

globalStyle(`${html} a`, { color: color.brand, textDecoration: 'underline' })
globalStyle(`${html} :is(h1, h2, h3, h4, strong, b)`, { color: color.textHigh })
globalStyle(`${html} :is(ul, ol)`, { paddingInlineStart: space.x5, listStyle: 'revert' })
