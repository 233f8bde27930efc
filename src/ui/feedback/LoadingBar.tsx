import * as css from './loadingBar.css.ts'

interface Props {
  label: string
  /** True if another screen is on its way: the one before it is covered, except for its header and its bar. */
  covers?: boolean
}

/** Renders a bar that moves along the top of the window, after 0.3 s. */
export function LoadingBar({ label, covers }: Props) {
  return (
    <>
      {covers && <div className={css.cover} />}
      <div role="progressbar" aria-label={label} className={css.bar} />
    </>
  )
}
