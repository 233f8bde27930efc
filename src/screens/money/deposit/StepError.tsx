import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { useInlineProblem } from './words.ts'

/** What is wrong with a step that has nothing to choose from at the moment; radios say it themselves. */
export function StepError({ actor, step }: DepositProps & { step: 'method' | 'channel' }) {
  const error = useInlineProblem(actor, step)
  return error ? (
    <p role="alert" className={css.error}>
      {error}
    </p>
  ) : null
}
