import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { flexColumn, growing } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { color, layer, radius, size, space, weight } from '../../theme/tokens.css.ts'

const shell = style({ ...flexColumn(), minHeight: ['100vh', '100dvh'], marginInline: 'auto' })

/** Keeps the content clear of a phone's notch, which is at the side in landscape. */
const besideNotch = style({
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
})

export const width = styleVariants({
  column: [
    shell,
    {
      maxWidth: size.column,
      '@media': {
        [media.wide]: {
          background: color.page,
          boxShadow: `1px 0 ${color.hairline}, -1px 0 ${color.hairline}`,
        },
      },
    },
  ],
  wide: [shell, besideNotch, { maxWidth: size.wide }],
  full: [shell, besideNotch, { height: ['100vh', '100dvh'], paddingBottom: 'env(safe-area-inset-bottom)' }],
  bands: [shell, besideNotch],
})

// In a wide window, the column stands in some light on a darker background.
globalStyle(
  `html:has(${width.column
    .split(' ')
    .map((name) => `.${name}`)
    .join('')})`,
  {
    '@media': {
      [media.wide]: {
        background: `radial-gradient(38rem 60rem at 50% 25%, ${color.brandTint}, transparent) fixed ${color.depth}`,
      },
    },
  },
)

const inset = style({
  ...flexColumn(space.x5),
  ...growing,
  padding: `${space.x3} ${space.x4} ${space.x8}`,
})

export const main = styleVariants({
  column: [inset],
  wide: [inset],
  full: { ...flexColumn(), flex: 1, minHeight: 0 },
  bands: [inset, { width: '100%', maxWidth: size.wide, marginInline: 'auto' }],
})

const stickyTop = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  paddingTop: 'env(safe-area-inset-top)',
  background: color.page,
  '@media': { [media.low]: { position: 'relative' } },
})

export const top = {
  column: stickyTop,
  wide: stickyTop,
  full: stickyTop,
  bands: style({ position: 'relative' }),
} as const

/** Overlaps the header and takes no space, so that nothing shifts when the site turns out to be a demo. */
export const ribbonLine = style({
  position: 'absolute',
  insetInline: 0,
  top: 'env(safe-area-inset-top)',
  zIndex: layer.raised,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const ribbon = style({
  padding: '0 10px',
  borderRadius: `0 0 ${radius.small} ${radius.small}`,
  background: color.gold,
  color: color.onGold,
  fontSize: 'min(0.6875rem, 4vw)',
  lineHeight: 15 / 11,
  fontWeight: weight.heavy,
})

const stickyBottom = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  background: color.page,
  boxShadow: `0 -1px ${color.hairline}`,
  outline: '1px solid transparent',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.low]: { position: 'relative' } },
})

export const bottom = {
  column: stickyBottom,
  wide: stickyBottom,
  full: stickyBottom,
  bands: undefined,
} as const
