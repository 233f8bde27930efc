import { keyframes, style } from '@vanilla-extract/css'
import { centred, flexColumn, square, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '#src/theme/tokens.css.ts'

export const title = style([text.figure, { paddingTop: space.x8, textAlign: 'center' }])

export const waiting = style({ ...flexColumn(space.x3), alignItems: 'center', textAlign: 'center' })

const arrive = keyframes({ from: { transform: 'translateY(16px) rotate(-90deg)', opacity: 0 } })

/** Animated once, when the screen appears. */
export const art = style({
  ...centred,
  ...square('88px'),
  borderRadius: radius.round,
  background: color.brandTint,
  color: color.brand,
  animation: `${arrive} ${duration.calm} ease-out`,
})
export const rejectedArt = style([art, { background: color.raised, color: color.red }])
export const sentence = style([
  text.control,
  { maxWidth: '340px', color: color.textMid, fontWeight: weight.regular, textWrap: 'balance' },
])
export const clock = style([text.hero, { fontSize: '3rem', lineHeight: 56 / 48 }])
export const bar = style({ width: '100%', maxWidth: '240px' })
export const overTitle = style([text.title, { color: color.amber }])

export const summary = style(wrappedRow(space.x3))
export const icon = style({
  ...centred,
  flex: 'none',
  ...square(size.target),
  borderRadius: radius.medium,
  background: color.pressed,
  color: color.textMid,
})
export const method = style([text.control, { flex: '1 1 4em', minWidth: 0, overflowWrap: 'anywhere' }])
export const amount = style([text.title, { fontWeight: weight.heavy }])

export const success = style([text.control, { display: 'flex', gap: space.x2, fontWeight: weight.bold }])
export const check = style({ color: color.brand })
export const noteLabel = style([text.small, { color: color.textMid }])
export const note = style([text.control, { overflowWrap: 'anywhere' }])
