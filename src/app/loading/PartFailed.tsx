import { type ReactNode, useId } from 'react'
import type { Failure } from '#machines/common/result.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useOverlay } from '../../ui/layout/overlays.context.ts'
import { openOnMount } from '../../ui/openOnMount.ts'
import { ErrorState } from '../ErrorState.tsx'
import { useTexts } from '../useTexts.ts'
import * as css from './partFailed.css.ts'

interface Props {
  failure: Failure | null
  onRetry: () => void
  /** Closes a part that is above the page. Without it, the error is in the part's place. */
  onClose: (() => void) | undefined
}

/** Renders the error that a part of the page could not be fetched, with a retry button. */
export function PartFailed({ failure, onRetry, onClose }: Props) {
  const { failure: text } = useTexts()
  const words = failure?.kind === 'lost' ? text.part : text.notLoaded
  const error = <ErrorState message={words} onRetry={onRetry} />
  return onClose ? <FailedOverlay onClose={onClose}>{error}</FailedOverlay> : error
}

/** Renders the error in a dialog, in place of the one that is missing. */
function FailedOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { common, dialog } = useTexts()
  useOverlay(useId(), onClose)
  return (
    <dialog
      ref={openOnMount}
      aria-label={dialog.error}
      className={css.dialog}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
    >
      {children}
      <Button tone="ghost" size="small" wide onClick={onClose}>
        {common.close}
      </Button>
    </dialog>
  )
}
