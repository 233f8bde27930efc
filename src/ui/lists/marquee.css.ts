import { keyframes, style } from '@vanilla-extract/css'
import { flexRow, growing } from '../../theme/layout.ts'
import { text as type } from '../../theme/text.css.ts'
import { color, radius, size, space } from '../../theme/tokens.css.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

export const marquee = style([
  type.small,
  {
    ...flexRow(space.x3),
    minHeight: size.target,
    paddingInlineStart: space.x3,
    background: color.surface,
    borderRadius: radius.medium,
    color: color.textMid,
    '@media': { [REDUCED]: { paddingBlock: space.x2, paddingInlineEnd: space.x3 } },
  },
])

export const icon = style({ color: color.amber })

export const window = style({
  ...growing,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, #000 12px, #000 calc(100% - 12px), transparent)',
  '@media': { [REDUCED]: { maskImage: 'none' } },
})

const run = keyframes({ to: { transform: 'translateX(-50%)' } })

export const running = style({
  display: 'flex',
  width: 'max-content',
  animation: `${run} 30s linear infinite`,
  selectors: { '&:hover': { animationPlayState: 'paused' } },
  '@media': { [REDUCED]: { width: 'auto', animation: 'none' } },
})
export const stopped = style([running, { animationPlayState: 'paused' }])

export const lines = style({
  display: 'flex',
  flex: 'none',
  '@media': { [REDUCED]: { display: 'block', ...growing } },
})
export const copy = style([lines, { '@media': { [REDUCED]: { display: 'none' } } }])

export const line = style({
  paddingInline: space.x3,
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:first-child)::before': { content: '·', marginInlineEnd: space.x6, color: color.textLow },
  },
  // With reduced motion, the lines are stacked.
  '@media': {
    [REDUCED]: {
      paddingInline: 0,
      whiteSpace: 'normal',
      textWrap: 'pretty',
      selectors: {
        '&:not(:first-child)': { marginTop: space.x1 },
        '&:not(:first-child)::before': { content: 'none' },
      },
    },
  },
})

export const text = style({
  display: 'inline-block',
  '@media': { [REDUCED]: { display: 'block' } },
})
export const copiedText = style([
  text,
  // The direction follows from the text, as with `dir="auto"`.
  { unicodeBidi: 'plaintext', selectors: { '&::before': { content: 'attr(data-text)' } } },
])

export const toggle = style({ '@media': { [REDUCED]: { display: 'none' } } })
