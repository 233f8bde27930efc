import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/access/forgotPassword/forgotPassword.machine.ts'
import { FormPage } from '../../../app/FormPage.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { forgotPasswordTexts } from '../../../i18n/en/access/forgotPassword.ts'
import { OtpForm } from './OtpForm.tsx'
import { RequestForm } from './RequestForm.tsx'

type State = ReturnType<ActorRefFrom<typeof forgotPasswordMachine>['getSnapshot']>['value']

/** Of a step with regions, the state of the one that the player fills in. */
function nameOf(value: State): string {
  return typeof value === 'string' ? value : `otp.${value.otp.form}`
}

/** `/forgot-password`: a code, then a new password with it. */
export function ForgotScreen({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { forgotPassword: forgot } = useTexts(forgotPasswordTexts)
  const { router } = useSite()
  const state = useSelector(actor, ({ value }) => nameOf(value))
  const coded = state.startsWith('otp')
  return (
    <FormPage
      flow="forgotPassword"
      state={state}
      title={forgot.title}
      lead={coded ? forgot.otpLead : forgot.lead}
      onBack={() => (coded ? actor.send({ type: 'back' }) : router.send({ type: 'navigate', to: '/login' }))}
    >
      {coded ? <OtpForm actor={actor} /> : <RequestForm actor={actor} />}
    </FormPage>
  )
}
