import { style } from '@vanilla-extract/css'
import { space } from '../../theme/tokens.css.ts'

/** A row that scrolls horizontally up to the edges of the screen, without a visible scroll bar. */
export const sideways = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.x4,
  // Leaves room for the focus ring inside the clipped box, up to the margin of the screen.
  marginInline: `calc(-1 * ${space.x4})`,
  marginBlock: '-4px',
  paddingInline: space.x4,
  paddingBlock: '4px',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})
