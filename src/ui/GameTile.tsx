import { Heart } from 'lucide-react'
import { memo } from 'react'
import type { Game } from '../../machines/contract/games.ts'
import { covering } from '../theme/global.css.ts'
import { GameArt } from './art/gameArt.tsx'
import * as css from './gameTile.css.ts'
import { TileImage } from './TileImage.tsx'

interface Props {
  game: Game
  /** The address of its picture, where it has one. */
  src: string | undefined
  liked: boolean
  /** Accessible name of the heart. */
  likeLabel: string
  onOpen: (game: Game) => void
  onLike: (game: Game) => void
  /** Among the first of the screen: its picture is loaded at once. */
  eager: boolean
}

/** A game as a 3:4 tile with its title on it, and the heart in its corner. Memoised: its functions must be stable. */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, src, liked, likeLabel, onOpen, onLike, eager } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list's tiles stand in pages, which a `ul` can't hold
    <div role="listitem" className={css.tile}>
      <button type="button" className={css.open} onClick={() => onOpen(game)}>
        <TileImage src={src} alt="" fallback={<GameArt {...game} />} eager={eager} />
        <span className={css.words}>
          <span className={css.name} dir="auto">
            {game.name}
          </span>
          {/* Hidden, so that the button is named as the game. */}
          <span className={css.platform} dir="auto" aria-hidden>
            {game.platform}
          </span>
        </span>
      </button>
      {/* Not a button: the list has one a game, which bears its name. */}
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
