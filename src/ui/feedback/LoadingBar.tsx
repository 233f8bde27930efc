import * as css from './loadingBar.css.ts'

/** Renders a bar that moves along the top of the window, after 0.3 s. */
export function LoadingBar({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} className={css.bar} />
}
