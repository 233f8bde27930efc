import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inert } from '../../theme/inert.css.ts'
import { flexColumn, flexRow, growing } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, duration, layer, radius, size, space } from '../../theme/tokens.css.ts'

const rise = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } })
const grow = keyframes({ from: { transform: 'scale(0.96)', opacity: 0 } })
const fade = keyframes({ from: { opacity: 0 } })

const dialog = style({
  position: 'fixed',
  // Above the keyboard of a phone (`followKeyboard`).
  inset: '0 0 var(--keyboard, 0px)',
  width: '100%',
  maxWidth: size.column,
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.textHigh,
  overflow: 'visible',
  selectors: { '&::backdrop': { background: color.veil, animation: `${fade} ${duration.calm} ease-out` } },
})

/** The side margin of the column in a wide window. */
const columnSide = `max(0px, calc(50vw - ${size.column} / 2))`

const card = {
  margin: 'auto',
  width: `calc(100% - 2 * ${space.x4})`,
  maxWidth: '420px',
  height: 'fit-content',
  animation: `${grow} ${duration.calm} ease-out`,
}

export const shape = styleVariants({
  sheet: [
    dialog,
    {
      margin: 'auto auto 0',
      height: 'fit-content',
      animation: `${rise} ${duration.calm} ease-out`,
      '@media': { [media.wide]: card },
    },
  ],
  card: [dialog, card],
  drawer: [
    dialog,
    {
      margin: 0,
      marginInlineStart: columnSide,
      width: 'min(320px, 86vw)',
      height: ['100vh', '100dvh'],
      animation: `${slide} ${duration.calm} ease-out`,
    },
  ],
})

/** The copy of a dialog that leaves as it came, with its veil. */
export const leaving = style({
  selectors: {
    'dialog&': {
      display: 'block',
      zIndex: layer.toast,
      boxShadow: `0 0 0 100vmax ${color.veil}`,
      pointerEvents: 'none',
      animationDirection: 'reverse',
      animationFillMode: 'forwards',
    },
  },
})

/** A dialog in the place of another one. */
export const follows = style({ selectors: { '&, &::backdrop': { animation: 'none' } } })

const base = style({
  ...flexColumn(),
  ...cardLook,
  boxShadow: '0 12px 48px rgb(0 0 0 / 0.5)',
  outline: '1px solid transparent',
  // The whole dialog scrolls under the sticky header, so that the keyboard can scroll it through its buttons.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
// A press on what still moves could end beside it.
globalStyle(`${base} > *`, { animation: `${inert} ${duration.calm}` })

/** Not two values in one rule: a browser takes any with a variable, and then has none if it does not know the unit. */
const limited = style({
  maxHeight: 'calc(88vh - var(--covered, 0px))',
  '@supports': { '(height: 1dvh)': { maxHeight: 'calc(88dvh - var(--covered, 0px))' } },
})

export const body = styleVariants({
  sheet: [
    base,
    limited,
    {
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      '@media': { [media.wide]: { borderRadius: radius.large, paddingBottom: 0 } },
    },
  ],
  card: [base, limited],
  drawer: [
    base,
    {
      height: '100%',
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
      borderRadius: `0 ${radius.large} ${radius.large} 0`,
    },
  ],
})

const sticky = { position: 'sticky', zIndex: layer.raised, background: color.surface } as const

const plainHeader = style({
  ...sticky,
  top: 0,
  ...flexRow(space.x3),
  padding: `${space.x2} ${space.x2} ${space.x2} ${space.x5}`,
})
// The close button stays beside the first line of a long title.
globalStyle(`${plainHeader} > button`, { alignSelf: 'flex-start' })

/** A sheet is dragged by its header, whose grip says so. */
const draggedHeader = style([
  plainHeader,
  {
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 'calc(50% - 18px)',
        top: '6px',
        height: '4px',
        borderRadius: radius.round,
        background: color.outline,
      },
    },
    '@media': { [media.wide]: { selectors: { '&::before': { content: 'none' } } } },
  },
])
export const header = { sheet: draggedHeader, card: plainHeader, drawer: plainHeader } as const
export const title = style([text.heading, { ...growing, paddingBlock: '10px' }])
export const content = style([
  text.body,
  {
    flex: '1 0 auto',
    padding: `${space.x1} ${space.x5} ${space.x5}`,
    color: color.textMid,
  },
])
export const footer = style({
  ...sticky,
  bottom: 0,
  ...flexColumn(space.x2),
  // Keeps apart from its buttons what scrolls beneath.
  boxShadow: `0 -12px ${color.surface}`,
  padding: `0 ${space.x5} ${space.x5}`,
  selectors: { '&:empty': { display: 'none' } },
  // In a low window, the buttons are side by side, to leave room for the content.
  '@media': { [media.low]: { flexDirection: 'row', flexWrap: 'wrap', paddingBottom: space.x3 } },
})
globalStyle(`${footer} > *`, { '@media': { [media.low]: { flex: '1 1 9em', width: 'auto' } } })
