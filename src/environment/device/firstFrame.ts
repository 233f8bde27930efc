/** The mark of the frame that first shows something: browsers report the first paint later, when scripts leave them time. */
export const FIRST_FRAME = 'first-frame'
