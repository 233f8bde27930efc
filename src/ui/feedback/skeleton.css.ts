import { style, styleVariants } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { color, radius, size } from '../../theme/tokens.css.ts'

const base = style({
  display: 'block',
  width: '100%',
  background: `linear-gradient(100deg, ${color.surface}, ${color.raised})`,
  borderRadius: radius.medium,
})

export const shape = styleVariants({
  line: [base, { height: '14px', borderRadius: radius.small }],
  control: [base, { height: size.control }],
  row: [base, { height: size.row }],
  target: [base, { height: size.target }],
  /** An icon tile of a tab. */
  tab: [base, { flex: 'none', ...square('68px'), borderRadius: radius.large }],
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
})
