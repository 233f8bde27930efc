import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { present } from '#machines/common/present.ts'
import { kindOfType } from '#machines/games/gameKinds.ts'
import type { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { contents } from '#src/app/flow.css.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { blockedTexts } from '#src/i18n/en/app/blocked.ts'
import { launcherTexts } from '#src/i18n/en/games/launcher.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { GameArt } from '#src/ui/art/GameArt.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TileImage } from '#src/ui/media/TileImage.tsx'
import * as css from './launcher.css.ts'

/** Renders the dialog for a game that is being opened, or that could not be opened. */
export function LaunchDialogs({ actor }: { actor: ActorRefFrom<typeof launcherMachine> }) {
  const text = useTexts(launcherTexts, blockedTexts)
  const { game, failure } = useSelector(actor, ({ context }) => context)
  const unseen = useSelector(actor, (snapshot) => snapshot.matches({ launching: { loader: 'unseen' } }))
  const launching = useSelector(actor, (snapshot) => snapshot.matches('launching'))
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const isBlocked = failure?.kind === 'blocked'
  const dismiss = () => actor.send({ type: 'dismiss' })

  return (
    <div className={contents} {...useFlow(actor)}>
      {refused ? (
        <Dialog variant="card" title={isBlocked ? text.dialog.message : text.dialog.error} onClose={dismiss}>
          <p dir="auto">
            {isBlocked
              ? text.blocked.text(kindOfType(game.type)?.name ?? 'Games')
              : failureText(text, present(failure), text.launcher.silent)}
          </p>
        </Dialog>
      ) : (
        launching && !unseen && <Opening actor={actor} />
      )}
    </div>
  )
}

/** Renders the loader of a game. */
function Opening({ actor }: { actor: ActorRefFrom<typeof launcherMachine> }) {
  const text = useTexts(launcherTexts)
  const { apiHost } = useSite().environment.config
  const game = useSelector(actor, ({ context }) => context.game)
  const asking = useSelector(actor, (snapshot) => snapshot.matches({ launching: { opening: 'asking' } }))
  const hasAddress = useSelector(actor, (snapshot) => snapshot.matches({ launching: { loader: 'atGame' } }))
  const dismiss = () => actor.send({ type: 'dismiss' })
  return (
    <Dialog
      variant="card"
      title={text.launcher.launching(game.name)}
      hasAddress={hasAddress}
      // The game is on its way once the server has given its address.
      onClose={asking ? dismiss : null}
      footer={
        asking && (
          <Button tone="secondary" wide onClick={dismiss}>
            {text.launcher.cancel}
          </Button>
        )
      }
    >
      <div className={css.picture} aria-busy>
        <TileImage src={imageAddress(game.image, apiHost)} alt="" fallback={<GameArt {...game} />} />
      </div>
    </Dialog>
  )
}
