import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { UNEXPECTED } from '../../../../machines/common/result.ts'
import type { gamesMachine } from '../../../../machines/games/games/games.machine.ts'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { imageAddress } from '../../../environment/address.ts'
import { gamesTexts } from '../../../i18n/en/games/games.ts'
import { failureText } from '../../../i18n/failureText.ts'
import { GameArt } from '../../../ui/art/gameArt.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { TileImage } from '../../../ui/TileImage.tsx'
import * as css from './games.css.ts'

/** A game that is being opened, or could not be. */
export function LaunchDialogs({ actor }: { actor: ActorRefFrom<typeof gamesMachine> }) {
  const text = useTexts(gamesTexts)
  const { apiHost } = useSite().environment.config
  const game = useSelector(actor, ({ context }) => context.game)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const opening = useSelector(actor, (snapshot) => snapshot.matches('launching') || snapshot.matches('done'))
  const dismiss = () => actor.send({ type: 'dismiss' })

  if (refused) {
    return (
      <Modal open variant="card" title={text.dialog.error} closeLabel={text.common.close} onClose={dismiss}>
        <p dir="auto">{failureText(text, failure ?? UNEXPECTED, text.games.gamesSilent)}</p>
      </Modal>
    )
  }
  return (
    <Modal
      open={opening && game !== null}
      variant="card"
      title={text.games.launching(game?.name ?? '')}
      closeLabel={text.common.close}
      onClose={dismiss}
      footer={
        <Button tone="secondary" wide onClick={dismiss}>
          {text.games.cancel}
        </Button>
      }
    >
      {game && (
        <div className={css.opening} aria-busy>
          <TileImage src={imageAddress(game.image, apiHost)} alt="" fallback={<GameArt {...game} />} />
        </div>
      )}
    </Modal>
  )
}
