import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { useInlineError } from './inlineError.ts'

/** What is wrong with a step that has nothing to choose from; radios show it themselves. */
export function StepError({ actor, step }: DepositProps & { step: 'method' | 'channel' }) {
  const error = useInlineError(actor, step)
  return error ? (
    <p role="alert" className={css.error}>
      {error}
    </p>
  ) : null
}
