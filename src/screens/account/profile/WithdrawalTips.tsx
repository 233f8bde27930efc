import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Profile } from '#machines/account/profile/profile.rules.ts'
import { missingPhone } from '#machines/account/verifiedPhones.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { ListRow, ListSection } from '#src/ui/lists/ListSection.tsx'
import * as css from './profile.css.ts'

/** Lists what the profile must contain before a withdrawal. */
export function WithdrawalTips({ profile: { user, contacts } }: { profile: Profile }) {
  const { profile } = useTexts(profileTexts)
  return (
    <ListSection title={profile.tips}>
      <Tip label={profile.tipBirthday} done={Boolean(user.dofb)} />
      <Tip label={profile.tipPhone} done={missingPhone(user, contacts) === null} />
    </ListSection>
  )
}

function Tip({ label, done }: { label: string; done: boolean }) {
  const { profile } = useTexts(profileTexts)
  return (
    <ListRow
      label={label}
      icon={done ? <CircleCheck className={css.done} /> : <CircleDashed className={css.lacking} />}
      trailing={<Badge tone={done ? 'brand' : 'amber'}>{done ? profile.done : profile.missing}</Badge>}
    />
  )
}
