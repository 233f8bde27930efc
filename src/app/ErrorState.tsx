import { CloudAlert, RotateCw } from 'lucide-react'
import { Button } from '../ui/buttons/Button.tsx'
import * as css from '../ui/feedback/emptyState.css.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  message: string
  onRetry: () => void
}

/** Renders the error of a list that could not be loaded, with a retry button. */
export function ErrorState({ message, onRetry }: Props) {
  const { common } = useTexts()
  return (
    <div role="alert" className={css.state}>
      <CloudAlert size={40} className={css.art} />
      <p className={css.hint} dir="auto">
        {message}
      </p>
      <Button tone="secondary" size="small" icon={<RotateCw size={18} />} onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  )
}
