import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '#machines/access/signup/signup.machine.ts'
import { generalFailure } from '#machines/access/signup/signup.rules.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { CreatedOnly } from './CreatedOnly.tsx'
import { CreateFailed } from './CreateFailed.tsx'
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
          <CreateFailed failure={failure} onClose={() => actor.send({ type: 'dismiss' })} />
        </>
      )}
    </FormPage>
  )
}
