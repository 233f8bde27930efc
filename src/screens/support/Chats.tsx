import { useSelector } from '@xstate/react'
import { MessageCirclePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import type { ListedChat } from '#machines/support/chats/chats.rules.ts'
import { isOpening, newestAddress } from '#machines/support/chats/chats.selectors.ts'
import { Dialog } from '../../app/Dialog.tsx'
import { LoadFailed } from '../../app/notices/LoadFailed.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { failureText } from '../../i18n/failureText.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { list as listStyle } from './support.css.ts'

interface Props {
  actor: ActorRefFrom<typeof chatsMachine>
  /** Number of placeholders while the chats are loading. */
  rows: number
  /** Renders the chats once they are loaded. */
  children: (chats: readonly ListedChat[]) => ReactNode
}

/** Renders the way into a chat, which the chats don't move, and the player's chats. */
export function Chats({ actor, rows, children }: Props) {
  const { support: text } = useTexts(supportTexts)
  const list = useSelector(actor, ({ value }) => value.list)
  const { chats, failure, stale } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <WayIn actor={actor} />
      {list === 'loading' && (
        <div aria-busy className={listStyle}>
          <Skeleton shape="chat" count={rows} />
        </div>
      )}
      {failure && (
        <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {stale && <Alert tone="amber">{text.stale}</Alert>}
      {chats && children(chats)}
    </>
  )
}

/** Renders the link to a chat, or the button that opens one and a dialog that says why it failed. */
function WayIn({ actor }: Pick<Props, 'actor'>) {
  const texts = useTexts(supportTexts)
  const { dialog, support: text } = texts
  const opening = useSelector(actor, ({ value }) => value.opening)
  const failure = useSelector(actor, ({ context }) => context.openFailure)
  const busy = useSelector(actor, isOpening)
  const address = useSelector(actor, newestAddress)
  const icon = <MessageCirclePlus size={20} />
  return (
    <>
      {address ? (
        <ButtonLink wide icon={icon} href={address}>
          {text.send}
        </ButtonLink>
      ) : (
        <Button wide icon={icon} busy={busy} onClick={() => actor.send({ type: 'open' })}>
          {text.send}
        </Button>
      )}
      {opening === 'failed' && failure && (
        <Dialog title={dialog.error} onClose={() => actor.send({ type: 'dismiss' })}>
          <p dir="auto">
            {failureText(texts, failure, { refused: text.openRefused, silent: text.openSilent })}
          </p>
        </Dialog>
      )}
    </>
  )
}
