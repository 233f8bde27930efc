import * as css from './gameFrame.css.ts'

interface Props {
  /** Its accessible name. */
  title: string
  /** An http(s) address. */
  address: string
  /** What it may do. */
  sandbox: string
  onLoad: () => void
}

/** A page of a provider in its frame, as closed as it can be. */
export function GameFrame({ title, address, sandbox, onLoad }: Props) {
  return (
    <iframe
      title={title}
      sandbox={sandbox}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      src={address}
      className={css.frame}
      onLoad={onLoad}
    />
  )
}
