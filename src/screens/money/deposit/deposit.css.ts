import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'
import { error as cardsError, list } from '#src/ui/fields/radioCards.css.ts'

export const step = style({ ...flexColumn(space.x3), minWidth: 0 })
export const error = style([cardsError])

export const rowSkeletons = style([list.rows])
// As high as two lines.
globalStyle(`${rowSkeletons} > *`, { height: '62px' })
export const promotionSkeletons = style([rowSkeletons, { gridTemplateColumns: '1fr' }])

export const part = style({ display: 'inline-block', maxWidth: '100%' })
export const gift = style({ color: color.gold })

/** Stacked, because their terms are sentences. */
export const promotions = style({})
globalStyle(`${promotions} [role=radiogroup]`, { gridTemplateColumns: '1fr' })

/** On its own line. */
export const chosenPromotion = style([text.small, { flexBasis: '100%', color: color.gold }])
export const inTaka = style([text.small, { flexBasis: '100%', color: color.textMid, textAlign: 'end' }])
export const receive = style([
  text.small,
  {
    flexBasis: '100%',
    ...wrapped(),
    justifyContent: 'space-between',
    gap: `0 ${space.x2}`,
  },
])
export const received = style({ color: color.gold, fontWeight: weight.bold })
export const total = style([text.heading, { color: color.textHigh, fontWeight: weight.heavy }])
