import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/access/signup/signup.machine.ts'
import { FormPage } from '../../../app/FormPage.tsx'
import { useText } from '../../../i18n/text.ts'
import { CreatedOnly } from './CreatedOnly.tsx'
import { SignupForm } from './SignupForm.tsx'

/** `/signup`. */
export function SignupScreen({ actor }: { actor: ActorRefFrom<typeof signupMachine> }) {
  const { signup } = useText()
  const state = useSelector(actor, ({ value }) => String(value))
  return (
    <FormPage flow="signup" state={state} title={signup.title} lead={signup.lead}>
      {state === 'createdOnly' ? <CreatedOnly actor={actor} /> : <SignupForm actor={actor} />}
    </FormPage>
  )
}
