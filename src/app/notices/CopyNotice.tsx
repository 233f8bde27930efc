import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '#machines/common/copy/copy.machine.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { contents } from '../flow.css.ts'
import { useFlow } from '../useFlow.ts'

interface Props {
  actor: ActorRefFrom<typeof copyMachine>
  /** The messages for each text, by name: once it is copied, and if there is nothing to copy. */
  notices: Readonly<Record<string, { readonly copied: string; readonly empty: string }>>
  /** Shown if the browser refuses to copy. */
  refused: string
  /** The failure of another action, shown instead, because the page shows one toast at a time. */
  failed?: string | undefined
}

/** Renders the toast for a copy. */
export function CopyNotice({ actor, notices, refused, failed }: Props) {
  const state = useSelector(actor, ({ value }) => value)
  const what = useSelector(actor, ({ context }) => context.what)
  const words = { refused, ...notices[what], idle: undefined, writing: undefined }
  return (
    <div {...useFlow(actor)} className={contents}>
      <Toast message={failed ?? words[state]} failed={failed !== undefined || state !== 'copied'} />
    </div>
  )
}
