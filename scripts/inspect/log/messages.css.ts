import { style } from '@vanilla-extract/css'
import { code, vars } from '../theme.css.ts'

/** Height of a row, height of the lane names, and width of a lane, in px. */
export const ROW = 28
export const HEAD = 28
export const LANE = 136

export const heads = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  height: `${HEAD}px`,
  background: vars.color.panel,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const head = style({
  width: `${LANE}px`,
  flex: 'none',
  padding: '4px 8px',
  textAlign: 'center',
  fontSize: '12px',
  fontWeight: 700,
})

export const lanes = style({
  position: 'relative',
  flex: 'none',
  // One line in the middle of each lane.
  backgroundImage: `linear-gradient(to right, transparent ${LANE / 2}px, ${vars.color.line} 0 ${LANE / 2 + 1}px, transparent 0)`,
  backgroundSize: `${LANE}px 100%`,
})

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  cursor: 'default',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.hover} 70%, transparent)` },
    '&[aria-selected="true"]': { background: vars.color.accentTint },
  },
})

export const message = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  color: vars.color.blue,
  selectors: {
    '&[data-kind="call"], &[data-kind="answer"]': { color: vars.color.violet },
    '&[data-kind="gesture"]': { color: vars.color.amber },
  },
})

/** The text stays in view while its arrow is visible. */
export const text = style([
  code,
  {
    position: 'sticky',
    insetInlineStart: '10px',
    display: 'inline-block',
    maxWidth: 'calc(100% - 20px)',
    marginInline: '10px',
    fontSize: '11px',
    lineHeight: `${ROW - 8}px`,
  },
])

export const right = style({
  position: 'absolute',
  insetBlockEnd: '5px',
  insetInline: 0,
  height: '1.5px',
  background: 'currentcolor',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-3.25px',
    insetInlineEnd: 0,
    border: '4px solid transparent',
    borderInlineStartColor: 'currentcolor',
    borderInlineEndWidth: 0,
  },
})

export const left = style([right, { transform: 'scaleX(-1)' }])
/** A message from a lane to itself. */
export const point = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineStart: '-4px',
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.round,
  background: 'currentcolor',
})
