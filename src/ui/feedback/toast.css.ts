import { keyframes, style } from '@vanilla-extract/css'
import { flexColumn, flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, layer, radius, space, weight } from '../../theme/tokens.css.ts'

/** The height of a form's footer, which is higher than the bottom bar. */
const footer = '152px'

export const stack = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(84px + env(safe-area-inset-bottom) + var(--keyboard, 0px))`,
  zIndex: layer.toast,
  ...flexColumn(),
  alignItems: 'center',
  paddingInline: space.x4,
  pointerEvents: 'none',
  selectors: {
    '&:empty': { display: 'none' },
    // A dialog keeps it from being read.
    'body:has(dialog[open]) &:not(:has(p))': { display: 'none' },
    'body:has(main + * > footer) &': {
      bottom: `calc(${footer} + env(safe-area-inset-bottom) + var(--keyboard, 0px))`,
    },
    'body &[data-above]': { inset: 'env(safe-area-inset-top) 0 auto' },
  },
})

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } })

export const toast = style([
  text.body,
  {
    ...flexRow(space.x2),
    maxWidth: '420px',
    marginTop: space.x2,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.medium,
    background: color.pressed,
    outline: '1px solid transparent',
    boxShadow: '0 8px 32px rgb(0 0 0 / 0.5)',
    fontWeight: weight.medium,
    animation: `${rise} ${duration.calm} ease-out`,
  },
])

/** Breaks words that are wider than the toast. */
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const icon = style({ color: color.brand })
export const failed = style({ color: color.amber })
