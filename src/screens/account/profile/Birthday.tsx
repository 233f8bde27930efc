import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { latestBirthday } from '../../../../machines/account/profile/birthday.rules.ts'
import type { profileMachine } from '../../../../machines/account/profile/profile.machine.ts'
import { dhakaDay } from '../../../../machines/common/dhaka.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { profileTexts } from '../../../i18n/en/account/profile.ts'
import { failureText } from '../../../i18n/failureText.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { focusField } from '../../../ui/focus.ts'
import { TextField } from '../../../ui/TextField.tsx'
import * as css from './profile.css.ts'
import { Row } from './Row.tsx'

type Props = { actor: ActorRefFrom<typeof profileMachine> }

/** Editable only in edit mode, and fixed once saved. */
export function Birthday({ actor, saved }: Props & { saved: string }) {
  const { profile } = useTexts(profileTexts)
  const state = useSelector(actor, ({ value }) => value.birthday)
  if (saved) return <Row label={profile.birthday}>{dhakaDay(saved) ?? saved}</Row>
  if (state === 'editing' || state === 'saving') return <BirthdayForm actor={actor} />
  const edit = (
    <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'birthday.edit' })}>
      {profile.editBirthday}
    </Button>
  )
  return (
    <Row label={profile.birthday} action={edit}>
      –
    </Row>
  )
}

function BirthdayForm({ actor }: Props) {
  const text = useTexts(profileTexts)
  const { profile } = text
  const { birthday, today, birthdayError, birthdayFailure } = useSelector(actor, ({ context }) => context)
  const saving = useSelector(actor, ({ value }) => value.birthday === 'saving')
  return (
    <div className={css.editor}>
      <Form onSubmit={() => actor.send({ type: 'birthday.save' })}>
        <TextField
          ref={focusField}
          label={profile.birthday}
          hint={profile.birthdayHint}
          type="date"
          name="birthday"
          autoComplete="bday"
          min="1900-01-01"
          max={latestBirthday(today)}
          value={birthday}
          onChange={(value) => actor.send({ type: 'birthday.changed', value })}
          error={birthdayError ? profile.birthdayErrors[birthdayError] : undefined}
          readOnly={saving}
        />
        {birthdayFailure && (
          <Alert>
            {failureText(text, birthdayFailure, {
              refused: profile.birthdayRefused,
              silent: profile.birthdaySilent,
            })}
          </Alert>
        )}
        <div className={css.buttons}>
          <Button type="submit" wide busy={saving && profile.saving}>
            {profile.save}
          </Button>
          <Button
            tone="secondary"
            wide
            disabled={saving}
            onClick={() => actor.send({ type: 'birthday.cancel' })}
          >
            {profile.cancel}
          </Button>
        </div>
      </Form>
    </div>
  )
}
