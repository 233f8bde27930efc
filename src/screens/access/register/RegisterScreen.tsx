import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registerMachine } from '../../../../machines/access/register/register.machine.ts'
import { stepOf } from '../../../../machines/access/register/register.selectors.ts'
import { FormPage } from '../../../app/FormPage.tsx'
import { aside } from '../../../app/formPage.css.ts'
import { useFlowState } from '../../../app/useFlowState.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { registerTexts } from '../../../i18n/en/access/register.ts'
import { signupTexts } from '../../../i18n/en/access/signup.ts'
import { Form } from '../../../ui/Form.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Credentials } from './Credentials.tsx'
import { Details } from './Details.tsx'
import { Registered } from './Registered.tsx'
import { StepLine } from './StepLine.tsx'

/** `/register`, on a desktop. */
export function RegisterScreen({ actor }: { actor: ActorRefFrom<typeof registerMachine> }) {
  const { register, signup } = useTexts(registerTexts, signupTexts)
  const state = useFlowState(actor)
  const step = useSelector(actor, stepOf)
  return (
    <FormPage flow="register" state={state} title={register.title} lead={register.lead}>
      <div>
        <StepLine step={step} />
        <Registered actor={actor} />
      </div>
      <Form onSubmit={() => actor.send({ type: step === 1 ? 'next' : 'submit' })}>
        {step === 1 ? <Credentials actor={actor} /> : <Details actor={actor} />}
      </Form>
      <p className={aside}>
        {signup.haveAccount} <TextLink href="/login">{signup.login}</TextLink>
      </p>
    </FormPage>
  )
}
