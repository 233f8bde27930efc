import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { homeMachine } from '#machines/home/home/home.machine.ts'
import { isSearching } from '#machines/home/home/home.selectors.ts'
import { contents } from '#src/app/flow.css.ts'
import { lazyPart } from '#src/app/loading/lazyPart.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { gameSearchTexts } from '#src/i18n/en/games/gameSearch.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { Banners } from '../carousel/Banners.tsx'
import { Categories } from '../homeTabs/Categories.tsx'
import { Live } from '../liveMatches/Live.tsx'
import { Announcements } from './Announcements.tsx'
import * as css from './home.css.ts'
import { RowSkeleton } from './RowSkeleton.tsx'

/** Fetched by itself, so that the top of the page does not wait for what is below it. */
const HomeGames = lazyPart('HomeGames', () => import('../homeGames/HomeGames.tsx'))

const shelfPlaceholder = (
  <div aria-busy className={css.section}>
    <Skeleton shape="line" />
    <RowSkeleton shape="tile" />
  </div>
)

/** Comes with the code of the games, in a place that is kept free for it. */
const RecentGames = lazyPart('RecentGames', () => import('../homeGames/RecentGames.tsx'), {
  placeholder: shelfPlaceholder,
})

/** Renders the search field, then its results or the rest of the home screen. */
export function HomeFront({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const text = useTexts(gameSearchTexts)
  const games = useSelector(actor, ({ context }) => context.games)
  const played = useSelector(actor, ({ context }) => context.played)
  const live = useSelector(actor, ({ context }) => context.live)
  const words = useSelector(actor, ({ context }) => context.words)
  const place = useSelector(actor, ({ context }) => context.place)
  const { loadHomeGames: load, homeTabs, carousel } = useSelector(actor, ({ children }) => children)
  const gamesLoading = useSelector(load, isLoading)
  const searching = useSelector(actor, isSearching)
  const stopped = useSelector(actor, (snapshot) => snapshot.matches({ announcements: 'stopped' }))
  const unfolded = useSelector(actor, (snapshot) => snapshot.matches({ footer: 'unfolded' }))

  return (
    <KeepPlace
      place={place}
      ready={games !== null}
      onPlace={(now) => actor.send({ type: 'place.changed', place: now })}
      className={css.page}
    >
      <div className={css.search}>
        <SearchField
          label={text.gameSearch.searchAll}
          clearLabel={text.gameSearch.clear}
          value={words}
          onChange={(typed) => actor.send({ type: 'search.changed', words: typed })}
        />
      </div>
      {!searching && (
        <>
          {carousel && <Banners actor={carousel} />}
          <Announcements running={!stopped} onToggle={() => actor.send({ type: 'announcements.toggled' })} />
          {played && games && <RecentGames games={games} />}
          {played && gamesLoading && shelfPlaceholder}
          <Live />
          {homeTabs && <Categories actor={homeTabs} live={live} games={games} />}
        </>
      )}
      {games && <HomeGames actor={actor} games={games} searching={searching} unfolded={unfolded} />}
      {!games && (
        <LoadNotice load={load} words={text.failure.part}>
          {searching && (
            <div aria-busy className={contents}>
              <Skeleton shape="banner" count={3} />
            </div>
          )}
        </LoadNotice>
      )}
    </KeepPlace>
  )
}
