import { useSelector } from '@xstate/react'
import { ArrowDown, MessageCircleQuestion } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { chatBoxTexts } from '#src/i18n/en/support/chatBox.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { StickToEnd } from '#src/ui/lists/StickToEnd.tsx'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import * as css from './chatBox.css.ts'

type Props = { actor: ActorRefFrom<typeof chatBoxMachine> }

/** The `/chat-box/{chatId}` screen. */
export function ChatBoxScreen({ actor }: Props) {
  const { chatBox: text } = useTexts(chatBoxTexts)
  const partner = useSelector(actor, ({ context }) => context.partner)
  return (
    <BackFrame
      actor={actor}
      title={partner || text.support}
      back="/chat-list"
      footer={<Footer actor={actor} />}
    >
      <Content actor={actor} />
    </BackFrame>
  )
}

function Content({ actor }: Props) {
  const { chatBox: text } = useTexts(chatBoxTexts)
  const { conversation } = useSelector(actor, ({ value }) => value)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const outbox = useSelector(actor, ({ children }) => children.outbox)

  if (conversation === 'missing') {
    return (
      <div role="alert">
        <EmptyState
          art={<MessageCircleQuestion size={40} />}
          title={text.missing}
          action={
            <ButtonLink href="/chat-list" tone="secondary" size="small">
              {text.toList}
            </ButtonLink>
          }
        />
      </div>
    )
  }
  if (conversation.open === 'failed') {
    return <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (!outbox) {
    return (
      <div aria-busy className={css.skeleton}>
        <Skeleton shape="row" count={4} />
      </div>
    )
  }
  return (
    <>
      {stale && <Alert tone="amber">{text.stale}</Alert>}
      <Conversation actor={actor} outbox={outbox} />
    </>
  )
}

function Footer({ actor }: Props) {
  const { chatBox: text } = useTexts(chatBoxTexts)
  const composer = useSelector(actor, ({ children }) => children.composer)
  const following = useSelector(actor, (snapshot) =>
    snapshot.matches({ conversation: { open: { ready: 'following' } } }),
  )
  const unread = useSelector(actor, (snapshot) =>
    snapshot.matches({ conversation: { open: { ready: 'unread' } } }),
  )
  if (!composer) return null
  return (
    <footer>
      <StickToEnd active={following} />
      {unread && (
        <div className={css.toEnd}>
          <Button
            size="small"
            icon={<ArrowDown size={18} />}
            onClick={() => actor.send({ type: 'end.pressed' })}
          >
            {text.newMessages}
          </Button>
        </div>
      )}
      <Composer actor={composer} />
    </footer>
  )
}
