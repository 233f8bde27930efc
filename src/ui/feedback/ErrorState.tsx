import { CloudAlert, RotateCw } from 'lucide-react'
import { Button } from '../buttons/Button.tsx'
import * as css from './emptyState.css.ts'

interface Props {
  message: string
  retryLabel: string
  onRetry: () => void
}

/** Renders the error of a list that could not be loaded, with a retry button. */
export function ErrorState({ message, retryLabel, onRetry }: Props) {
  return (
    <div role="alert" className={css.state}>
      <CloudAlert size={40} className={css.art} />
      <p className={css.hint} dir="auto">
        {message}
      </p>
      <Button tone="secondary" size="small" icon={<RotateCw size={18} />} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
