import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import * as css from '../ui/layout/dialog.css.ts'
import { leave } from '../ui/layout/leave.ts'
import { useOverlay } from '../ui/layout/overlays.context.ts'
import { useDragDown } from '../ui/layout/useDragDown.ts'
import { openOnMount } from '../ui/openOnMount.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  /** False while the view keeps a dialog that is closed. */
  open?: boolean
  /** Heading and accessible name of the dialog. */
  title: string
  /**
   * Called by the close button, Escape, a click on the backdrop, a drag down, Back. The owner closes the dialog. Null if
   * the player can't close it.
   */
  onClose: (() => void) | null
  children: ReactNode
  /** Buttons below the content. */
  footer?: ReactNode
  /** `sheet`: from the bottom on a phone, a card in a wide window; `card`: always a card; `drawer`: from the left. */
  variant?: keyof typeof css.shape | undefined
  /** An icon before the title. */
  icon?: ReactNode
  /** True if Back leaves the dialog anyway, because it has an address of its own. */
  hasAddress?: boolean | undefined
  /** True if it replaces another dialog: the veil stays as it is. */
  follows?: boolean | undefined
}

/** Renders a modal native `dialog`, controlled by `open`. Focus moves in, is trapped, and returns when it closes. */
export function Dialog({ open = true, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { title, children, footer, variant = 'sheet', icon, hasAddress = false, follows } = props
  const { common } = useTexts()
  const id = useId()
  const onClose = () => props.onClose?.()
  useOverlay(id, onClose, hasAddress)
  const drag = useDragDown(onClose)
  /** True if the press started on the backdrop, so that a text selection that ends there does not close the dialog. */
  const pressedBackdrop = useRef(false)
  /** True while Shift+Tab moves the focus past the end marker. */
  const backwards = useRef(false)
  return (
    <dialog
      ref={openAndLeave}
      aria-labelledby={id}
      className={follows ? `${css.shape[variant]} ${css.follows}` : css.shape[variant]}
      // Otherwise browsers close it on a second Escape without a `cancel` event.
      closedby={props.onClose ? undefined : 'none'}
      onCancel={(event) => {
        // `cancel` also bubbles up from a file input in the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Browsers close the dialog on a second Escape without a `cancel` event.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      // The keyboard equivalent of a click on the backdrop is Escape.
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose()
      }}
      onKeyDown={({ key, shiftKey, target, currentTarget }) => {
        if (key !== 'Tab' || !shiftKey || target !== firstButton(currentTarget)) return
        // From the marker, the browser moves the focus back to the last element.
        backwards.current = true
        endMarker(currentTarget)?.focus()
        backwards.current = false
      }}
    >
      <div className={css.body[variant]}>
        <header className={css.header[variant]} {...(variant === 'sheet' && drag)}>
          {icon}
          <h2 id={id} className={css.title} dir="auto">
            {title}
          </h2>
          {props.onClose && <IconButton label={common.close} icon={<X />} onClick={onClose} />}
        </header>
        <div className={css.content}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the end marker, from which Tab wraps around */}
      <span
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus only passes through it
        tabIndex={0}
        onFocus={({ currentTarget }) => {
          if (!backwards.current) firstButton(currentTarget.closest('dialog'))?.focus()
        }}
      />
    </dialog>
  )
}

function openAndLeave(dialog: HTMLDialogElement) {
  const close = openOnMount(dialog)
  return () => {
    leave(dialog)
    close()
  }
}

/** Returns the close button, which comes first in the tab order. */
const firstButton = (dialog: HTMLElement | null) => dialog?.querySelector('button')

/** Returns the marker after the last focusable element. */
const endMarker = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>(':scope > span')
