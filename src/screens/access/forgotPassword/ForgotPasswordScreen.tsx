import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { forgotPasswordTexts } from '#src/i18n/en/access/forgotPassword.ts'
import { OtpForm } from './OtpForm.tsx'
import { RequestForm } from './RequestForm.tsx'

/** The `/forgot-password` screen: request a code, then use it to set a new password. */
export function ForgotPasswordScreen({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { forgotPassword: forgot } = useTexts(forgotPasswordTexts)
  const coded = useSelector(actor, (snapshot) => snapshot.matches('otp'))
  const goesBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'back' }))
  return (
    <FormPage
      actor={actor}
      title={forgot.title}
      lead={coded ? forgot.otpLead : forgot.lead}
      back={goesBack ? () => actor.send({ type: 'back' }) : '/login'}
    >
      {coded ? <OtpForm actor={actor} /> : <RequestForm actor={actor} />}
    </FormPage>
  )
}
