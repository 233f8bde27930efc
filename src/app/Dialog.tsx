import type { ComponentProps } from 'react'
import { Modal } from '../ui/layout/Modal.tsx'
import { useTexts } from './useTexts.ts'

type Props = Omit<ComponentProps<typeof Modal>, 'open' | 'closeLabel'> & {
  /** False while the view keeps a dialog that is closed. */
  open?: boolean
}

/** Renders a modal dialog of the site, whose close button is in the player's language. */
export function Dialog({ open = true, ...dialog }: Props) {
  const { common } = useTexts()
  return <Modal {...dialog} open={open} closeLabel={common.close} />
}
