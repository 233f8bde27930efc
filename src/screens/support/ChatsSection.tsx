import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Chat } from '../../../machines/contract/chat.ts'
import type { chatsMachine } from '../../../machines/support/chats/chats.machine.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { contents } from '../../app/screenFrame.css.ts'
import { useFlowState } from '../../app/useFlowState.ts'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface Props {
  actor: ActorRefFrom<typeof chatsMachine>
  /** Number of rows while the chats are loading. */
  rows: number
  children: (chats: readonly Chat[]) => ReactNode
}

/** The player's chats: loading, failed, out of date or as they are. */
export function ChatsSection({ actor, rows, children }: Props) {
  const { support: text } = useTexts(supportTexts)
  const state = useFlowState(actor)
  const { chats, failure, stale } = useSelector(actor, ({ context }) => context)
  return (
    <div data-flow="chats" data-state={state} className={contents}>
      {state === 'loading' && (
        <div aria-busy>
          <Skeleton shape="row" count={rows} />
        </div>
      )}
      {state === 'failed' && (
        <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {state === 'ready' && stale && <Alert tone="amber">{text.stale}</Alert>}
      {state === 'ready' && children(chats)}
    </div>
  )
}
