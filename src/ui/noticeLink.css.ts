import { style } from '@vanilla-extract/css'
import { tone } from './alert.css.ts'

export const strip = style([tone.amber, { minHeight: '48px' }])
export const words = style({ flex: 1, minWidth: 0 })
