import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { useInlineError } from './inlineError.ts'

/**
 * Shows the error of a step that has nothing to choose from. If it has radios, they show the error
 * themselves.
 */
export function StepError({ actor, step }: DepositProps & { step: 'method' | 'channel' }) {
  const error = useInlineError(actor, step)
  return error ? (
    <p role="alert" className={css.error}>
      {error}
    </p>
  ) : null
}
