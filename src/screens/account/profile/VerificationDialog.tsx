import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { verificationMachine } from '#machines/account/verification/verification.machine.ts'
import { resendIn } from '#machines/account/verification/verification.rules.ts'
import { isCodeSent, isSending } from '#machines/account/verification/verification.selectors.ts'
import { isFilled } from '#machines/common/input/form.ts'
import { phonePrefix } from '#machines/common/input/phone.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { verificationTexts } from '#src/i18n/en/account/verification.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Countdown } from '#src/ui/feedback/Countdown.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { focusField } from '#src/ui/layout/focus.ts'
import * as css from './profile.css.ts'

type Props = { actor: ActorRefFrom<typeof verificationMachine> }

/**
 * Renders the dialog that sends a code to a contact and verifies it. A countdown is shown beside the disabled
 * button.
 */
export function VerificationDialog({ actor, onClose }: Props & { onClose: () => void }) {
  const { verification } = useTexts(verificationTexts)
  const kind = useSelector(actor, ({ context }) => context.kind)
  return (
    <Dialog title={verification.titles[kind]} onClose={onClose}>
      <div {...useFlow(actor)} className={css.dialog}>
        <ContactForm actor={actor} />
        <CodeForm actor={actor} />
      </div>
    </Dialog>
  )
}

function ContactForm({ actor }: Props) {
  const text = useTexts(verificationTexts)
  const { verification } = text
  const { kind, contact, contactError, sendFailure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)
  const sending = useSelector(actor, isSending)
  const seconds = useSelector(actor, ({ context }) => resendIn(context) / 1_000)
  const sent = useSelector(actor, isCodeSent)
  const email = kind === 'email'
  return (
    <Form onSubmit={() => actor.send({ type: 'send' })} onLeave={() => actor.send({ type: 'contact.left' })}>
      <TextField
        label={email ? verification.email : verification.phone}
        value={contact}
        onChange={(value) => actor.send({ type: 'contact.changed', value })}
        error={
          contactError
            ? verification.errors[contactError]
            : sendFailure
              ? failureText(text, sendFailure, verification.failed)
              : undefined
        }
        prefix={!email && phonePrefix(contact)}
        name={email ? 'email' : 'phone'}
        {...(email ? inputs.email : inputs.phone)}
        maxLength={100}
        readOnly={busy}
      />
      <div className={css.send}>
        <Button
          type="submit"
          tone={sent ? 'secondary' : 'primary'}
          wide
          busy={sending}
          disabled={busy || seconds > 0}
        >
          {verification.send}
        </Button>
        {seconds > 0 && (
          <span className={css.timer}>
            <Countdown seconds={seconds} label={verification.nextCode} />
          </span>
        )}
      </div>
      <p role="status" className={css.hint}>
        {seconds > 0 && (email ? verification.sentEmail : verification.sentSms)}
      </p>
    </Form>
  )
}

function CodeForm({ actor }: Props) {
  const text = useTexts(verificationTexts)
  const { verification } = text
  const { code, codeMissing, verifyFailure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)
  const verifying = useSelector(actor, (snapshot) => snapshot.matches({ open: { form: 'verifying' } }))
  const waiting = useSelector(actor, ({ context }) => resendIn(context) > 0)
  const sent = useSelector(actor, isCodeSent)
  return (
    <Form onSubmit={() => actor.send({ type: 'verify' })} onLeave={() => actor.send({ type: 'code.left' })}>
      <TextField
        ref={waiting ? focusField : undefined}
        label={verification.code}
        value={code}
        onChange={(value) => actor.send({ type: 'code.changed', value })}
        error={
          codeMissing
            ? verification[isFilled(code) ? 'codeUnclear' : 'codeMissing']
            : verifyFailure
              ? failureText(text, verifyFailure, verification.failed)
              : undefined
        }
        name="code"
        {...inputs.oneTimeCode}
        maxLength={500}
        readOnly={busy}
      />
      <Button type="submit" tone={sent ? 'primary' : 'secondary'} wide busy={verifying} disabled={busy}>
        {verification.verify}
      </Button>
    </Form>
  )
}
