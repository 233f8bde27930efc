import type { ReactNode } from 'react'
import { Dialog } from '../Dialog.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  onClose: () => void
  children: ReactNode
  /** What the player can do about the error besides closing the dialog. */
  footer?: ReactNode
}

/** Renders the dialog that says why what the player pressed has failed. */
export function ErrorModal({ onClose, children, footer }: Props) {
  const { dialog } = useTexts()
  return (
    <Dialog variant="card" title={dialog.error} onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  )
}
