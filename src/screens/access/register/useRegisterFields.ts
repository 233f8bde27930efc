import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registerMachine } from '#machines/access/register/register.machine.ts'
import type { RegisterError, RegisterTextField } from '#machines/access/register/register.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { registerTexts } from '#src/i18n/en/access/register.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { focusField } from '#src/ui/layout/focus.ts'
import { accountFields } from '../signup/accountFields.ts'

export interface StepProps {
  actor: ActorRefFrom<typeof registerMachine>
  busy: boolean
}

/** Returns what both steps share: the context, the error texts, and the props of each field. */
export function useRegisterFields({ actor, busy }: StepProps) {
  const text = useTexts(registerTexts, signupTexts)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const words: Record<RegisterError, string> = { ...text.signup.errors, ...text.register.errors }
  const onChange = (field: RegisterTextField, value: string) =>
    actor.send({ type: 'field.changed', field, value })
  const fields = accountFields({ ...context, busy, words, onChange })
  /** A ref for the first field of a step: focuses it when the visitor comes from the other step. */
  const first = context.pictures > 0 ? focusField : undefined
  return { text, context, words, first, ...fields }
}
