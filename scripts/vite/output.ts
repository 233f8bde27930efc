import type { BuildEnvironmentOptions } from 'vite'
import { TARGETS } from '../browsers/floor.mjs'

/** Build options of the site and of the benchmark's bare page. */
export const output = {
  target: TARGETS,
  sourcemap: false,
  // Keeps small pictures as files, so the Content-Security-Policy needs no data: source.
  assetsInlineLimit: 0,
  // A single style sheet is smaller for the first load.
  cssCodeSplit: false,
  modulePreload: false,
} satisfies BuildEnvironmentOptions
