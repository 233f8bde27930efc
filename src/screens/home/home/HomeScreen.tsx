import { useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '../../../../machines/home/home/home.machine.ts'
import { lazyWithRetry } from '../../../app/lazyWithRetry.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { SiteHeader } from '../../../app/SiteHeader.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useFlowState } from '../../../app/useFlowState.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { gameSearchTexts } from '../../../i18n/en/games/gameSearch.ts'
import { homeTexts } from '../../../i18n/en/home/home.ts'
import { visuallyHidden } from '../../../theme/global.css.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Announcements } from './Announcements.tsx'
import { Banners } from './Banners.tsx'
import { Categories } from './Categories.tsx'
import * as css from './home.css.ts'

/** Fetched when the splash is over: the first screen does not wait for what is below it. */
const HomeGames = lazyWithRetry(() => import('./HomeGames.tsx'))

/** `/`. */
export function HomeScreen({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const text = useTexts(homeTexts, gameSearchTexts)
  const { site } = useSite()
  const games = useSelector(actor, ({ context }) => context.games)
  const words = useSelector(actor, ({ context }) => context.words)
  const searching = useSelector(actor, (snapshot) => snapshot.matches({ search: 'open' }))
  const title = useSelector(site, ({ context }) => context.general?.site_title)
  const homeTabs = useSelector(actor, ({ children }) => children.homeTabs)
  const carousel = useSelector(actor, ({ children }) => children.carousel)
  const stopped = useSelector(actor, (snapshot) => snapshot.matches({ announcements: 'stopped' }))
  const unfolded = useSelector(actor, (snapshot) => snapshot.matches({ footer: 'unfolded' }))
  const states = useFlowState(actor)
  const away = useSelector(actor, (snapshot) => snapshot.matches({ top: 'away' }))

  return (
    <ScreenFrame flow="home" state={states} header={<SiteHeader />} footer={<SiteBar />}>
      <h1 className={visuallyHidden}>{title || text.home.title}</h1>
      <SearchField
        label={text.gameSearch.searchAll}
        clearLabel={text.gameSearch.clear}
        value={words}
        onChange={(typed) => actor.send({ type: 'search.changed', words: typed })}
      />
      {!searching && (
        <>
          {carousel && <Banners actor={carousel} />}
          <Announcements running={!stopped} onToggle={() => actor.send({ type: 'announcements.toggled' })} />
          {homeTabs && <Categories actor={homeTabs} />}
        </>
      )}
      {typeof games === 'object' && (
        <HomeGames actor={actor} games={games} searching={searching} unfolded={unfolded} />
      )}
      {searching && games === 'loading' && <Skeleton shape="banner" count={3} />}
      {searching && games === 'failed' && <p role="alert">{text.failure.unknown}</p>}
      <div className={css.toTop}>
        {away && (
          <IconButton
            label={text.home.backToTop}
            icon={<ArrowUp />}
            tone="filled"
            onClick={() => actor.send({ type: 'top.pressed' })}
          />
        )}
      </div>
    </ScreenFrame>
  )
}
