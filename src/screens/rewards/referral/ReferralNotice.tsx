import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { contents } from '#src/app/flow.css.ts'
import { CopyNotice } from '#src/app/notices/CopyNotice.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'

/** Renders the toast shown after copying or sharing the link. */
export function ReferralNotice({ actor }: { actor: ActorRefFrom<typeof referralMachine> }) {
  const { referral: text } = useTexts(referralTexts)
  const { copy, share } = useSelector(actor, ({ children }) => children)
  const sharing = useSelector(share, (snapshot) => snapshot?.value)
  const flow = useFlow(share)
  if (!copy) return null
  return (
    <div {...flow} className={contents}>
      <CopyNotice
        actor={copy}
        notices={{ link: { copied: text.copied, empty: text.noCode } }}
        refused={text.copyRefused}
        failed={sharing === 'unsupported' ? text.unsupported : undefined}
      />
    </div>
  )
}
