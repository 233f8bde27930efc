import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { birthdayMachine } from '#machines/account/birthday/birthday.machine.ts'
import { latestBirthday } from '#machines/account/birthday/birthday.rules.ts'
import type { profileMachine } from '#machines/account/profile/profile.machine.ts'
import { toldFailure } from '#machines/common/result.ts'
import { dhakaDay } from '#machines/common/time/dhaka.ts'
import { FailureModal } from '#src/app/frame/FailureModal.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { focusField } from '#src/ui/layout/focus.ts'
import * as css from './profile.css.ts'
import { Row } from './Row.tsx'

type Props = { actor: ActorRefFrom<typeof profileMachine>; saved: string }

/** Renders the birthday. It can be changed only in edit mode, and not at all once it is saved. */
export function Birthday({ actor, saved }: Props) {
  const { profile } = useTexts(profileTexts)
  const editor = useSelector(actor, ({ children }) => children.birthday)
  if (saved) return <Row label={profile.birthday}>{dhakaDay(saved) ?? saved}</Row>
  if (editor) return <BirthdayForm actor={editor} />
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

function BirthdayForm({ actor }: { actor: ActorRefFrom<typeof birthdayMachine> }) {
  const { profile } = useTexts(profileTexts)
  const { birthday, today, error } = useSelector(actor, ({ context }) => context)
  const failure = useSelector(actor, ({ context }) => toldFailure(context.failure))
  const state = useSelector(actor, ({ value }) => value)
  const saving = state === 'saving'
  return (
    <div {...useFlow(actor)} className={css.editor}>
      <Form
        onSubmit={() => actor.send({ type: 'save' })}
        onLeave={() => actor.send({ type: 'birthday.left' })}
      >
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
          error={error ? profile.birthdayErrors[error] : undefined}
          readOnly={saving}
        />
        <div className={css.buttons}>
          <Button type="submit" wide busy={saving}>
            {profile.save}
          </Button>
          <Button tone="secondary" wide disabled={saving} onClick={() => actor.send({ type: 'cancel' })}>
            {profile.cancel}
          </Button>
        </div>
      </Form>
      <FailureModal
        failure={failure}
        words={{ refused: profile.birthdayRefused, silent: profile.birthdaySilent }}
        onClose={() => actor.send({ type: 'dismiss' })}
      />
    </div>
  )
}
