import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isClosed } from '#machines/app/site/site.selectors.ts'
import type { gamerunMachine } from '#machines/games/gamerun/gamerun.machine.ts'
import { BrandMark } from '#src/app/art/BrandMark.tsx'
import { contents } from '#src/app/flow.css.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { frameSandbox } from '#src/environment/page/frames.ts'
import { maintenanceTexts } from '#src/i18n/en/app/maintenance.ts'
import { gamerunTexts } from '#src/i18n/en/games/gamerun.ts'
import { GameArt } from '#src/ui/art/GameArt.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { GameFrame } from '#src/ui/media/GameFrame.tsx'
import { TileImage } from '#src/ui/media/TileImage.tsx'
import { picture } from '../launcher/launcher.css.ts'
import * as css from './gamerun.css.ts'

/** The `/gamerun` screen: a game, or the exchange, in a frame. */
export function GamerunScreen({ actor }: { actor: ActorRefFrom<typeof gamerunMachine> }) {
  const text = useTexts(gamerunTexts, maintenanceTexts)
  const { site, environment } = useSite()
  const { window, config } = environment
  const closed = useSelector(site, isClosed)
  const state = useSelector(actor, ({ value }) => String(value))
  const { url, title, image, section, attempt } = useSelector(actor, ({ context }) => context)
  const words = text.gamerun[section]
  const name = title || words.name

  return (
    <div className={section === 'exchange' ? css.column : contents}>
      <BackFrame
        actor={actor}
        width="full"
        title={name}
        back={() => actor.send({ type: 'back' })}
        below={closed && <p className={css.maintenance}>{text.maintenance.title}</p>}
      >
        <div className={css.stage}>
          {url && (
            <GameFrame
              key={attempt}
              // The exchange's heading names the match.
              title={section === 'exchange' ? words.name : name}
              address={url}
              sandbox={frameSandbox(url, window.location.origin)}
              onLoad={() => actor.send({ type: 'frame.loaded' })}
            />
          )}
          {state === 'loading' && (
            <div className={css.veil} role="status">
              {image ? (
                <span className={picture}>
                  <TileImage
                    src={imageAddress(image, config.apiHost)}
                    alt=""
                    fallback={<GameArt name={title} platform="" />}
                  />
                </span>
              ) : (
                <BrandMark size={64} />
              )}
              <p>{words.loading}</p>
            </div>
          )}
          {state === 'failed' && (
            <div className={css.veil} role="alert">
              <p className={css.words}>{words.failed}</p>
              <Button icon={<RotateCw size={18} />} onClick={() => actor.send({ type: 'retry' })}>
                {text.common.tryAgain}
              </Button>
            </div>
          )}
        </div>
      </BackFrame>
    </div>
  )
}
