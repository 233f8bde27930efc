import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '../../machines/common/copy/copy.machine.ts'
import { Toast } from '../ui/Toast.tsx'
import { contents } from './screenFrame.css.ts'

interface Props {
  actor: ActorRefFrom<typeof copyMachine>
  /** By the name of a text: what is said when it is copied, and when there is nothing to copy. */
  notices: Readonly<Record<string, { readonly copied: string; readonly empty: string }>>
  /** What is said when the browser does not copy. */
  refused: string
  /** The failure of another action, said instead: the page has one place for passing messages. */
  failed?: string | undefined
}

/** The passing notice of a copy. */
export function CopyNotice({ actor, notices, refused, failed }: Props) {
  const state = useSelector(actor, ({ value }) => value)
  const what = useSelector(actor, ({ context }) => context.what)
  const words = { refused, ...notices[what], idle: undefined, writing: undefined }
  return (
    <div data-flow="copy" data-state={state} className={contents}>
      <Toast message={failed ?? words[state]} failed={failed !== undefined || state !== 'copied'} />
    </div>
  )
}
