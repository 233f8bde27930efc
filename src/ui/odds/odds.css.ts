import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, radius, weight, size } = vars

export const table = style({ display: 'block', textAlign: 'start' })
export const group = style({ display: 'block' })

export const head = style([
  text.caption,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', color: color.textMid },
])

export const sides = style({ display: 'flex', gap: space.x1 })
export const sideLabel = style({ minWidth: size.target, textAlign: 'center' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  contain: 'content',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 52px',
  paddingBlock: space.x1,
})

export const name = style([text.body, { flex: 1, minWidth: '110px', fontWeight: weight.medium }])
export const note = style([text.caption, { display: 'block', color: color.textMid }])

export const prices = style({ position: 'relative', display: 'flex', gap: space.x1 })

const shown = [0, 700].map((end) => keyframes({ '0%, 99%': { opacity: 1 }, '100%': { opacity: end && 0 } }))

const base = style({
  position: 'relative',
  width: '52px',
  height: size.target,
  borderRadius: radius.small,
  color: color.onOdds,
  contain: 'strict',
  selectors: {
    '[aria-disabled=true] > * > &, &[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineEnd: '3px',
      width: '8px',
      height: '6px',
      background: 'currentcolor',
      opacity: 0,
    },
    '&[data-mark^=up]::after': { clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
    '&[data-mark^=down]::after': { clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
    '&[data-mark=up]::after, &[data-mark=down]::after': { animation: `${shown[0]} 700ms` },
    '&[data-mark=upAgain]::after, &[data-mark=downAgain]::after': { animation: `${shown[1]} 700ms` },
  },
})

export const cell = styleVariants({
  back: [base, { background: color.back }],
  backSoft: [base, { background: color.backSoft }],
  lay: [base, { background: color.lay }],
  laySoft: [base, { background: color.laySoft }],
})

export const price = style([text.body, { display: 'block', fontWeight: weight.bold }])
export const amount = style([text.caption, { display: 'block' }])

export const veil = style([
  text.body,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.small,
    background: color.veil,
    color: color.textHigh,
    fontWeight: weight.bold,
    '@media': { [media.narrow]: { fontSize: '0.8125rem' } },
  },
])
