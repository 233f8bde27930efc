import { useSelector } from '@xstate/react'
import { Video, VideoOff } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { type FrameMachine, shownOf } from '#machines/exchange/oddsView/frame.machine.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { frameSandbox } from '#src/environment/page/frames.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { GameFrame } from '#src/ui/media/GameFrame.tsx'
import * as css from './oddsView.css.ts'

interface Props {
  actor: ActorRefFrom<FrameMachine>
  inPlay: boolean
}

/** Renders the live stream, or says why there is none. */
export function Stream({ actor, inPlay }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const { origin } = useSite().environment.window.location
  const shown = useSelector(actor, shownOf)
  const address = useSelector(actor, ({ context }) => context.address)
  return (
    <div {...useFlow(actor)} className={css.stream[shown]}>
      {shown === 'found' ? (
        <GameFrame title={text.stream} address={address} sandbox={frameSandbox(address, origin)} />
      ) : shown === 'looking' ? (
        <p className={css.streamWords} role="status">
          <Video size={20} />
          {text.findingStream}
        </p>
      ) : (
        <p className={css.streamWords}>
          <VideoOff size={20} />
          {text.noStream}
        </p>
      )}
      {inPlay && (
        <p className={css.inPlay}>
          <span className={css.dot} />
          {text.inPlay}
        </p>
      )}
    </div>
  )
}
