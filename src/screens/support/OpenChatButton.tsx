import { useSelector } from '@xstate/react'
import { MessageCirclePlus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { openChatMachine } from '../../../machines/support/openChat/openChat.machine.ts'
import { contents } from '../../app/screenFrame.css.ts'
import { useFlowState } from '../../app/useFlowState.ts'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { failureText } from '../../i18n/failureText.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'

interface Props {
  actor: ActorRefFrom<typeof openChatMachine>
  /** Which chat the button opens. */
  opens: 'open.newest' | 'open.new'
}

/** The way to a chat, and why there is none. */
export function OpenChatButton({ actor, opens }: Props) {
  const texts = useTexts(supportTexts)
  const { common, dialog, support: text } = texts
  const state = useFlowState(actor)
  const canOpen = useSelector(actor, (snapshot) => snapshot.can({ type: opens }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <div data-flow="openChat" data-state={state} className={contents}>
      <Button
        wide
        icon={<MessageCirclePlus size={20} />}
        busy={!canOpen && state !== 'failed' && text.opening}
        onClick={() => actor.send({ type: opens })}
      >
        {text.send}
      </Button>
      {state === 'failed' && failure && (
        <Modal
          open
          title={dialog.error}
          closeLabel={common.close}
          onClose={() => actor.send({ type: 'dismiss' })}
        >
          <p dir="auto">
            {failureText(texts, failure, { refused: text.openRefused, silent: text.openSilent })}
          </p>
        </Modal>
      )}
    </div>
  )
}
