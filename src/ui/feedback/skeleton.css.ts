import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { color, duration, radius, size } from '../../theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Invisible at first: most of what it stands for arrives sooner, and nothing flashes then. */
const base = style({
  display: 'block',
  width: '100%',
  background: `linear-gradient(100deg, ${color.surface}, ${color.raised})`,
  borderRadius: radius.medium,
  animation: `${appear} ${duration.calm} 200ms backwards`,
})

/** Bars, `x y / width height`, in place of an icon and of words. */
const bars = (...places: readonly string[]) =>
  places.map((place) => `linear-gradient(${color.raised}, ${color.raised}) ${place} no-repeat`).join(', ')

/** A row of a list: a plate and two lines. */
const plated = style([
  base,
  {
    borderRadius: 0,
    background: `${bars('16px 50% / 40px 40px', '68px calc(50% - 12px) / 36% 14px', '68px calc(50% + 12px) / 52% 12px')}, ${color.surface}`,
  },
])

export const shape = styleVariants({
  line: [base, { height: '14px', borderRadius: radius.small }],
  control: [base, { height: size.control }],
  row: [base, { height: size.row }],
  /** On a card's own colour, the usual one would not be seen. */
  rowOnCard: [base, { height: size.row, background: color.raised }],
  /** A row of a menu: an icon and its words. */
  entry: [
    base,
    {
      height: size.row,
      borderRadius: 0,
      background: `${bars('16px 50% / 24px 24px', '52px 50% / 45% 14px')}, ${color.surface}`,
    },
  ],
  record: [plated, { height: '70px' }],
  message: [plated, { height: '92px' }],
  /** A chat is a card of its own. */
  chat: [plated, { height: '72px', borderRadius: radius.large }],
  /** A paragraph. */
  text: [
    base,
    {
      height: '86px',
      borderRadius: 0,
      background: bars('0 0 / 100% 14px', '0 24px / 94% 14px', '0 48px / 98% 14px', '0 72px / 56% 14px'),
    },
  ],
  target: [base, { height: size.target }],
  /** A provider tile. */
  provider: [base, { height: '84px', borderRadius: radius.large }],
  /** A game tile. */
  tile: [base, { aspectRatio: '3 / 4', borderRadius: radius.large }],
  banner: [base, { aspectRatio: '358 / 148', borderRadius: radius.large }],
  /** A banner of up to 1200 px. */
  wide: [
    base,
    {
      aspectRatio: '3 / 1',
      borderRadius: radius.large,
      '@media': { [media.handheld]: { aspectRatio: '358 / 148' } },
    },
  ],
  card: [base, { height: '120px', borderRadius: radius.large }],
  /** A card with a figure and a few lines or a form. */
  tall: [base, { height: '244px', borderRadius: radius.large }],
})
