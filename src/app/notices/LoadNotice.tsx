import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { LoadRef } from '#machines/common/load/load.machine.ts'
import type { Fallback } from '../../i18n/failureText.ts'
import { contents } from '../flow.css.ts'
import { useFlow } from '../useFlow.ts'
import { LoadFailed } from './LoadFailed.tsx'

interface Props {
  load: LoadRef | undefined
  words: Fallback
  /** Shown while nothing has failed. */
  children?: ReactNode
}

/** Renders the failure of a load with a retry button. `words` is shown if the server sent no message. */
export function LoadNotice({ load, words, children }: Props) {
  const failure = useSelector(load, (snapshot) => snapshot?.context.failure)
  const flow = useFlow(load)
  return (
    <div {...flow} className={contents}>
      {failure ? (
        <LoadFailed failure={failure} words={words} onRetry={() => load?.send({ type: 'retry' })} />
      ) : (
        children
      )}
    </div>
  )
}
