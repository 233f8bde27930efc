import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { AnswerName } from '#machines/content/operator/answers.rules.ts'
import { Learn } from '#src/app/frame/Learn.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import * as css from './profile.css.ts'

interface Props {
  label: string
  /** What a `?` beside the label explains. */
  about?: AnswerName
  children: ReactNode
  action?: ReactNode
}

/** Renders one of the player's details: its label above its value, and an optional action. */
export function Row({ label, about, children, action }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={id} className={css.row}>
      <div className={css.fact}>
        <p className={css.label}>
          <span id={id}>{label}</span>
          {about && <Learn about={about} />}
        </p>
        <div className={css.value} dir="auto">
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}

/** Renders a titled card of rows. */
export function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div className={css.rows}>{children}</div>
    </section>
  )
}

interface VerifiedProps {
  verified: boolean
  /** How much it matters that something is not verified. */
  lacking?: 'neutral' | 'amber'
}

/** Renders whether a contact is verified. */
export function Verified({ verified, lacking = 'neutral' }: VerifiedProps) {
  const { profile } = useTexts(profileTexts)
  return verified ? (
    <Badge tone="brand" icon={<BadgeCheck size={14} />}>
      {profile.verified}
    </Badge>
  ) : (
    <Badge tone={lacking}>{profile.notVerified}</Badge>
  )
}
