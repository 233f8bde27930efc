import { style, styleVariants } from '@vanilla-extract/css'
import type { LogKind } from '../../log/log.types.ts'
import { column, row as line, selectable, vars } from '../theme.css.ts'
import { scroll } from '../ui/panel.css.ts'

/** Height of a row in px. */
export const ROW = 24

export const list = style([column, scroll, { position: 'relative', contain: 'strict' }])

/** As tall as all rows together. */
export const sheet = style({ flex: 'none' })

export const row = style([
  line,
  selectable,
  { position: 'absolute', insetBlockStart: 0, insetInline: 0, gap: '12px', padding: '0 12px' },
])

export const time = style({ flex: 'none', width: '64px', textAlign: 'end', color: vars.color.low })

const tag = style({ flex: 'none', width: '56px', fontSize: '11px', fontWeight: 700 })

const COLORS: Record<LogKind, string> = {
  ...{ started: vars.color.mid, stopped: vars.color.mid, done: vars.color.mid },
  error: vars.color.red,
  event: vars.color.blue,
  transition: vars.color.accent,
  ...{ call: vars.color.violet, answer: vars.color.violet },
  ...{ gesture: vars.color.amber, seen: vars.color.amber, storage: vars.color.amber },
}

export const kind = styleVariants(COLORS, (color) => [tag, { color }])

export const actor = style({ flex: 'none', width: '132px', color: vars.color.mid })
export const summary = style({ minWidth: 0, flex: '0 1 auto' })
export const from = style({
  marginInlineStart: 'auto',
  flex: '0 0 auto',
  maxWidth: '160px',
  fontSize: '11px',
  color: vars.color.low,
})

export const entered = style({ marginInlineEnd: '12px' })
export const changed = style({ color: vars.color.low })
