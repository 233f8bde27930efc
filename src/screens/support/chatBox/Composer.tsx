import { useSelector } from '@xstate/react'
import { SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { composerMachine } from '#machines/support/chatBox/composer.machine.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { chatBoxTexts } from '#src/i18n/en/support/chatBox.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import * as css from './chatBox.css.ts'

/** Renders the field of a chat and its button. */
export function Composer({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { chatBox: text } = useTexts(chatBoxTexts)
  const box = useRef<HTMLDivElement>(null)
  const focused = useSelector(actor, (snapshot) => snapshot.matches('focused'))
  const value = useSelector(actor, ({ context }) => context.text)
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'submit' }))
  const submit = () => {
    actor.send({ type: 'submit' })
    // The button is now disabled and would lose the focus.
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={box} {...useFlow(actor)} className={css.composer}>
      <Form onSubmit={submit}>
        <TextArea
          label={text.field}
          note={focused && text.typing}
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          value={value}
          onChange={(typed) => actor.send({ type: 'text.changed', text: typed })}
          onEnter={submit}
          onFocus={() => actor.send({ type: 'focused' })}
          onBlur={() => actor.send({ type: 'blurred' })}
          trailing={
            <IconButton
              type="submit"
              label={text.send}
              icon={<SendHorizontal />}
              tone={canSend ? 'accent' : 'plain'}
              disabled={!canSend}
              // Keeps the focus in the field, so a phone's keyboard stays open.
              onMouseDown={(event) => event.preventDefault()}
            />
          }
        />
      </Form>
    </div>
  )
}
