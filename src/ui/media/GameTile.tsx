import type { Game } from '@tiya/contract/games'
import { Heart } from 'lucide-react'
import { memo } from 'react'
import { covering } from '../../theme/global.css.ts'
import { GameArt } from '../art/GameArt.tsx'
import * as css from './gameTile.css.ts'
import { TileImage } from './TileImage.tsx'

interface Props {
  game: Game
  /** Address of the picture; undefined without one. */
  src: string | undefined
  liked: boolean
  /** Accessible name of the favourite checkbox. */
  likeLabel: string
  onOpen: (game: Game) => void
  onLike: (game: Game) => void
  /** Loads the picture immediately; for the first tiles of a screen. */
  eager: boolean
}

/** Renders a game as a 3:4 tile with its title and a favourite checkbox. Memoised: pass stable callbacks. */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, src, liked, likeLabel, onOpen, onLike, eager } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list groups its tiles, which a `ul` can't hold
    <div role="listitem" className={css.tile}>
      <button type="button" className={css.open} onClick={() => onOpen(game)}>
        <TileImage src={src} alt="" fallback={<GameArt {...game} />} eager={eager} />
        <span className={css.words}>
          <span className={css.name} dir="auto">
            {game.name}
          </span>
          {/* Hidden so that the button's accessible name is just the game's name. */}
          <span className={css.platform} dir="auto" aria-hidden>
            {game.platform}
          </span>
        </span>
      </button>
      {/* Not a button, so each tile has only one button, named after the game. */}
      <label className={css.like}>
        <input
          type="checkbox"
          aria-label={likeLabel}
          className={covering}
          checked={liked}
          onChange={() => onLike(game)}
        />
        <Heart size={20} fill={liked ? 'currentColor' : 'none'} />
      </label>
    </div>
  )
})
