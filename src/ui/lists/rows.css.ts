import { style } from '@vanilla-extract/css'
import { centred, flexColumn, square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

/** Rows as one block. The page shows through as a line between them. */
export const list = style({ ...flexColumn('1px'), borderRadius: radius.large, overflow: 'hidden' })

/** A row that opens or selects something. */
export const row = style({
  display: 'flex',
  gap: space.x3,
  width: '100%',
  padding: `${space.x3} ${space.x4}`,
  background: color.surface,
  textAlign: 'start',
  outlineOffset: '-2px',
  selectors: {
    '&:active': { background: color.pressed },
    // The list's own corners would clip the focus ring.
    '&:focus-visible': { borderRadius: radius.large },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.raised } } },
    [media.narrow]: { gap: space.x2, paddingInline: space.x3 },
  },
})

/** The square behind a row's icon. */
export const plate = style({
  ...centred,
  flex: 'none',
  ...square('40px'),
  borderRadius: radius.medium,
})
