import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '../../../../machines/rewards/referral/referral.machine.ts'
import { CopyNotice } from '../../../app/CopyNotice.tsx'
import { contents } from '../../../app/screenFrame.css.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { referralTexts } from '../../../i18n/en/rewards/referral.ts'

/** Renders the toast shown after copying or sharing the link. */
export function ReferralNotice({ actor }: { actor: ActorRefFrom<typeof referralMachine> }) {
  const { referral: text } = useTexts(referralTexts)
  const copy = useSelector(actor, ({ children }) => children.copy)
  const share = useSelector(actor, ({ children }) => children.share)
  const sharing = useSelector(share, (snapshot) => snapshot?.value)
  if (!copy) return null
  return (
    <div data-flow="share" data-state={sharing} className={contents}>
      <CopyNotice
        actor={copy}
        notices={{ link: { copied: text.copied, empty: text.noCode } }}
        refused={text.copyRefused}
        failed={sharing === 'unsupported' ? text.unsupported : undefined}
      />
    </div>
  )
}
