import { useSelector } from '@xstate/react'
import { LONGEST_PASSWORD } from '#machines/access/register/register.rules.ts'
import { mayExist } from '#machines/access/register/register.selectors.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { CurrencyChoice } from '../signup/CurrencyChoice.tsx'
import { PasswordFields } from '../signup/PasswordFields.tsx'
import * as css from './register.css.ts'
import { type StepProps, useRegisterFields } from './useRegisterFields.ts'

/** Renders step 1: the player's login credentials. */
export function Credentials({ actor, busy }: StepProps) {
  const { text, first, field, choice } = useRegisterFields({ actor, busy })
  const { register, signup, common } = text
  const created = useSelector(actor, mayExist)
  return (
    <>
      <TextField
        {...field('username', register.usernameHint)}
        ref={first}
        label={signup.username}
        {...inputs.username}
      />
      {created && (
        <Note tone="amber" action={<TextLink href="/login">{signup.login}</TextLink>}>
          {register.mayExist}
        </Note>
      )}
      <div className={css.pair}>
        <PasswordFields field={field} most={LONGEST_PASSWORD} />
      </div>
      <CurrencyChoice choice={choice} busy={busy} />
      <TextField
        {...field('referralCode', register.referralCodeHint)}
        label={register.referralCode}
        note={common.optional}
        {...inputs.plainWord}
      />
      <Button type="submit" wide>
        {register.next}
      </Button>
    </>
  )
}
