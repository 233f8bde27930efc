import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import * as css from './modal.css.ts'

interface Props {
  open: boolean
  /** Its accessible name. */
  title: string
  /** Asked for by the button, Escape or the backdrop; the owner closes. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** Buttons, under the content. */
  footer?: ReactNode
  /** `sheet`: from below on a phone, a card on a wide window; `card`: always a card; `drawer`: from the left. */
  variant?: keyof typeof css.shape | undefined
  /** Before the title. */
  icon?: ReactNode
}

/** A modal on the native `dialog`: focus goes in, stays in and comes back. It holds no state of its own. */
export function Modal({ open, ...rest }: Props) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal(props: Omit<Props, 'open'>) {
  const { title, onClose, closeLabel, children, footer, variant = 'sheet', icon } = props
  const id = useId()
  /** Whether the press began on the backdrop: text that is selected out of the dialog doesn't close it. */
  const pressedBackdrop = useRef(false)
  /** Whether focus passes the turning point on its way back. */
  const backwards = useRef(false)
  return (
    <dialog
      ref={show}
      aria-labelledby={id}
      className={css.shape[variant]}
      onCancel={(event) => {
        // `cancel` also bubbles up from a file input within.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes without asking; the owner is told.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      // A press on the backdrop; Escape is the key for it.
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose()
      }}
      onKeyDown={({ key, shiftKey, target, currentTarget }) => {
        if (key !== 'Tab' || !shiftKey || target !== firstOf(currentTarget)) return
        // From there the browser goes on, to the last part.
        backwards.current = true
        turnOf(currentTarget)?.focus()
        backwards.current = false
      }}
    >
      <div className={css.body[variant]}>
        <header className={css.header}>
          {icon}
          <h2 id={id} className={css.title} dir="auto">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
        </header>
        <div className={css.content}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the turning point, where Tab would leave the dialog */}
      <span
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing to press: focus passes it only
        tabIndex={0}
        onFocus={({ currentTarget }) => {
          if (!backwards.current) firstOf(currentTarget.closest('dialog'))?.focus()
        }}
      />
    </dialog>
  )
}

/** What Tab meets first: the button that closes. */
const firstOf = (dialog: HTMLElement | null) => dialog?.querySelector('button')

/** Stands after the last part. */
const turnOf = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>(':scope > span')

/** Opens the dialog when it is put into the page, and closes it before it goes, so that focus comes back. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
