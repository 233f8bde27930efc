import * as css from './badge.css.ts'

/** Renders a mark at the corner of an icon whose box is positioned. The description of the control says what it means. */
export function Dot() {
  return <span aria-hidden className={css.dot} />
}
