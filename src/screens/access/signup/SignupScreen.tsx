import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '#machines/access/signup/signup.machine.ts'
import { generalFailure } from '#machines/access/signup/signup.rules.ts'
import { FailureModal } from '#src/app/frame/FailureModal.tsx'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { CreatedOnly } from './CreatedOnly.tsx'
import { SignupForm } from './SignupForm.tsx'

/** The `/signup` screen. */
export function SignupScreen({ actor }: { actor: ActorRefFrom<typeof signupMachine> }) {
  const { signup } = useTexts(signupTexts)
  const state = useSelector(actor, ({ value }) => String(value))
  const failure = useSelector(actor, ({ context }) => generalFailure(context))
  return (
    <FormPage actor={actor} title={signup.title} lead={signup.lead}>
      {state === 'createdOnly' ? (
        <CreatedOnly actor={actor} />
      ) : (
        <>
          <SignupForm actor={actor} />
          <FailureModal failure={failure} words={signup} onClose={() => actor.send({ type: 'dismiss' })} />
        </>
      )}
    </FormPage>
  )
}
