import { useId } from 'react'
import { Button } from '#src/ui/buttons/Button.tsx'
import { CheckField } from '#src/ui/fields/CheckField.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useOverlay } from '#src/ui/layout/overlays.context.ts'
import { PhoneFields } from '../signup/PhoneFields.tsx'
import { TermsLinks } from '../signup/TermsLinks.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import * as css from './register.css.ts'
import { type StepProps, useRegisterFields } from './useRegisterFields.ts'

/** Renders step 2: the player's personal details. Back leads to step 1. */
export function Details({ actor, busy }: StepProps) {
  const { text, context, words, first, field, choice } = useRegisterFields({ actor, busy })
  const { register, signup } = text
  const previous = () => actor.send({ type: 'previous' })
  useOverlay(useId(), previous)
  const { form, errors } = context
  return (
    <>
      <TextField {...field('name', register.nameHint)} ref={first} label={signup.name} autoComplete="name" />
      <PhoneFields field={field} choice={choice} busy={busy} />
      <TextField {...field('email')} label={signup.email} {...inputs.email} />
      <CaptchaField actor={actor} {...field('captcha', register.captchaHint)} />
      <div>
        <CheckField
          label={register.adult}
          name="adult"
          checked={form.adult}
          disabled={busy}
          onToggle={() => actor.send({ type: 'adult.toggled' })}
          error={busy ? undefined : errors.adult && words[errors.adult]}
        />
        <TermsLinks />
      </div>
      <div className={css.actions}>
        <Button tone="secondary" disabled={busy} onClick={previous}>
          {register.previous}
        </Button>
        <Button type="submit" busy={busy}>
          {register.submit}
        </Button>
      </div>
    </>
  )
}
