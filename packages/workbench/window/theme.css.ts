import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css'

/** The workbench's own tokens: it is a separate tool in the system's colours, and does not look like the site. */
export const vars = createGlobalTheme(':root', {
  color: {
    /** The background behind the panels, and that of the panels. */
    page: 'light-dark(#eceff0, #0c1011)',
    panel: 'light-dark(#ffffff, #14191b)',
    /** Bars, inputs, rows under the pointer. */
    bar: 'light-dark(#f6f8f8, #191f21)',
    hover: 'light-dark(#eef2f2, #1f2729)',
    line: 'light-dark(#dde3e4, #283134)',
    outline: 'light-dark(#7d8b8e, #6b7b7f)',

    high: 'light-dark(#152023, #e9eff0)',
    mid: 'light-dark(#48575b, #aab8bb)',
    low: 'light-dark(#5e6d71, #8c9b9f)',

    /** What is active now. */
    accent: 'light-dark(#0a7a50, #3fd89b)',
    accentTint: 'light-dark(#ddf3e8, #12352a)',
    blue: 'light-dark(#1a5fa6, #80bff7)',
    blueTint: 'light-dark(#e2eefa, #12293d)',
    amber: 'light-dark(#855200, #f7c564)',
    amberTint: 'light-dark(#fdf0d5, #362810)',
    red: 'light-dark(#b2281f, #ff938a)',
    redTint: 'light-dark(#fce5e3, #3b1a18)',
    violet: 'light-dark(#6d43b5, #c0a3f5)',
  },
  font: {
    text: "'Manrope', system-ui, sans-serif",
    code: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  },
  radius: { small: '5px', medium: '8px', round: '999px' },
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
globalStyle('html', {
  colorScheme: 'light dark',
  background: vars.color.page,
  color: vars.color.high,
  font: `500 13px/1.45 ${vars.font.text}`,
  accentColor: vars.color.accent,
  // Enables subpixel positioning, which keeps the spacing between words even.
  textRendering: 'geometricPrecision',
})
globalStyle('body', { height: '100dvh' })
globalStyle('#workbench', { height: '100%' })
globalStyle('h1, h2, h3', { fontSize: 'inherit', fontWeight: 700 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  textRendering: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' })
globalStyle('.lucide', { strokeWidth: 1.75, flexShrink: 0 })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
  },
})

/** Hides an element visually; screen readers still announce it. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Code, values and times. */
export const code = style({ font: `400 12px/1.5 ${vars.font.code}`, fontVariantLigatures: 'none' })

/** One line that ends with an ellipsis. */
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A row of controls or words. */
export const row = style({ display: 'flex', alignItems: 'center' })

/** Panels one below another. */
export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })

/** An item of a list that can be selected. */
export const selectable = style({
  cursor: 'default',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': {
      background: vars.color.accentTint,
      boxShadow: `inset 2px 0 ${vars.color.accent}`,
    },
  },
})

/** A field to write or choose in. */
export const field = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.panel,
  selectors: { '&::placeholder': { color: vars.color.low } },
})

/** A figure. */
export const count = style({ fontSize: '12px', fontVariantNumeric: 'tabular-nums', color: vars.color.low })
