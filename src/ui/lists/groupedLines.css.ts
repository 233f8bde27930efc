import { style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'

/** Lines with the gap of their list, laid out only near the viewport. The padding leaves room for focus rings. */
const part = style({
  ...flexColumn('inherit'),
  margin: '-4px',
  padding: '4px',
  contentVisibility: 'auto',
})
export const group = style([part, { containIntrinsicBlockSize: 'auto 450px' }])
export const block = style([part, { containIntrinsicBlockSize: 'auto 4500px' }])
