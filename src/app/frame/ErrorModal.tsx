import type { ReactNode } from 'react'
import { Modal } from '../../ui/layout/Modal.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  onClose: () => void
  children: ReactNode
  /** What the player can do about the error besides closing the dialog. */
  footer?: ReactNode
}

/** Renders the dialog that says why what the player pressed has failed. */
export function ErrorModal({ onClose, children, footer }: Props) {
  const { dialog, common } = useTexts()
  return (
    <Modal
      open
      variant="card"
      title={dialog.error}
      closeLabel={common.close}
      onClose={onClose}
      footer={footer}
    >
      {children}
    </Modal>
  )
}
