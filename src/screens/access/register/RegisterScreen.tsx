import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registerMachine } from '#machines/access/register/register.machine.ts'
import type { RegisterTextField } from '#machines/access/register/register.rules.ts'
import { isRegisterField } from '#machines/access/register/register.rules.ts'
import { stepOf } from '#machines/access/register/register.selectors.ts'
import { generalFailure } from '#machines/access/signup/signup.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { FailureModal } from '#src/app/frame/FailureModal.tsx'
import { aside } from '#src/app/frame/formPage.css.ts'
import { Heading } from '#src/app/head/Heading.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { registerTexts } from '#src/i18n/en/access/register.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { DesktopFrame } from '../../desktop/DesktopFrame.tsx'
import { Credentials } from './Credentials.tsx'
import { Details } from './Details.tsx'
import { Registered } from './Registered.tsx'
import * as css from './register.css.ts'
import { StepLine } from './StepLine.tsx'

/** The `/register` screen, for desktops. */
export function RegisterScreen({ actor }: { actor: ActorRefFrom<typeof registerMachine> }) {
  const { register, signup } = useTexts(registerTexts, signupTexts)
  const step = useSelector(actor, stepOf)
  // The form is drawn again with its button, which gets its focus back.
  const busy = useSelector(actor, isBusy)
  const registered = useSelector(actor, ({ context }) => context.registered)
  const failure = useSelector(actor, ({ context }) => generalFailure(context, isRegisterField))
  const frame = useSelector(actor, ({ children }) => children.desktopFrame)
  if (!frame) return null
  return (
    <DesktopFrame actor={actor} frame={frame} guestLinks={false}>
      <div className={css.card}>
        <div>
          <Heading className={css.title}>{register.title}</Heading>
          <p className={css.lead}>{register.lead}</p>
        </div>
        <div>
          <StepLine step={step} />
          <Registered actor={actor} />
        </div>
        <Form
          onSubmit={() => actor.send({ type: step === 1 ? 'next' : 'submit' })}
          onLeave={(field) => actor.send({ type: 'field.left', field: field as RegisterTextField })}
        >
          {step === 1 ? <Credentials actor={actor} busy={busy} /> : <Details actor={actor} busy={busy} />}
        </Form>
        <FailureModal failure={failure} words={signup} onClose={() => actor.send({ type: 'dismiss' })} />
        {!registered && (
          <p className={aside}>
            {signup.haveAccount} <TextLink href="/login">{signup.login}</TextLink>
          </p>
        )}
      </div>
    </DesktopFrame>
  )
}
