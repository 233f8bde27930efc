import * as css from './gameFrame.css.ts'

interface Props {
  /** Accessible name of the frame. */
  title: string
  /** An http(s) address. */
  address: string
  /** Value of the `sandbox` attribute. */
  sandbox: string
  onLoad?: (() => void) | undefined
}

/** Renders a provider's page in a sandboxed frame. */
export function GameFrame({ title, address, sandbox, onLoad }: Props) {
  return (
    <iframe
      title={title}
      sandbox={sandbox}
      allow="fullscreen; autoplay; encrypted-media; clipboard-write; screen-wake-lock; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      src={address}
      className={css.frame}
      onLoad={onLoad}
    />
  )
}
