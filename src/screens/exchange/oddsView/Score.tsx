import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type FrameMachine, shownOf } from '#machines/exchange/oddsView/frame.machine.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { frameSandbox } from '#src/environment/page/frames.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { GameFrame } from '#src/ui/media/GameFrame.tsx'
import * as css from './oddsView.css.ts'

/** Renders the live score, or says that there is none. */
export function Score({ actor }: { actor: ActorRefFrom<FrameMachine> }) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const { origin } = useSite().environment.window.location
  const shown = useSelector(actor, shownOf)
  const address = useSelector(actor, ({ context }) => context.address)
  return (
    <div {...useFlow(actor)} className={css.score[shown]}>
      {shown === 'found' ? (
        <GameFrame title={text.score} address={address} sandbox={frameSandbox(address, origin)} />
      ) : shown === 'looking' ? (
        <p role="status">{text.findingScore}</p>
      ) : (
        <p>{text.noScore}</p>
      )}
    </div>
  )
}
