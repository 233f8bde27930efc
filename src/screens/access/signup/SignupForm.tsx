import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '#machines/access/signup/signup.machine.ts'
import type { SignupField } from '#machines/access/signup/signup.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { aside } from '#src/app/frame/formPage.css.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { accountFields } from './accountFields.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import * as css from './signup.css.ts'
import { TermsLinks } from './TermsLinks.tsx'

/** Renders the form for a new player. */
export function SignupForm({ actor }: { actor: ActorRefFrom<typeof signupMachine> }) {
  const text = useTexts(signupTexts)
  const { signup } = text
  const { form, errors, refusals } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)
  const onChange = (field: SignupField, value: string) => actor.send({ type: 'field.changed', field, value })
  const { field, choice } = accountFields({ form, errors, refusals, busy, words: signup.errors, onChange })

  return (
    <Form
      onSubmit={() => actor.send({ type: 'submit' })}
      onLeave={(name) => actor.send({ type: 'field.left', field: name as SignupField })}
    >
      <TextField
        {...field('username')}
        label={signup.username}
        note={signup.usernameHint}
        {...inputs.username}
      />
      <TextField {...field('email')} label={signup.email} {...inputs.email} />
      <PhoneFields field={field} choice={choice} busy={busy} />
      <PasswordFields field={field} />
      <div className={css.others}>
        <div className={css.pair}>
          <TextField {...field('name')} label={signup.name} note={text.common.optional} autoComplete="name" />
          <TextField
            {...field('referralCode')}
            label={signup.referralCode}
            note={text.common.optional}
            {...inputs.plainWord}
          />
        </div>
        <CurrencyChoice choice={choice} busy={busy} />
      </div>
      <div className={css.terms}>
        <p>{signup.terms}</p>
        <TermsLinks />
      </div>
      <Button type="submit" wide busy={busy}>
        {signup.submit}
      </Button>
      <p className={aside}>
        {signup.haveAccount} <TextLink href="/login">{signup.login}</TextLink>
      </p>
    </Form>
  )
}
