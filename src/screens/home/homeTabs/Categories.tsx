import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { liveMatchesMachine } from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import { isShown } from '#machines/exchange/liveMatches/liveMatches.selectors.ts'
import { gamesAddress, HOME_TABS, kindOfType } from '#machines/games/gameKinds.ts'
import type { HomeGames } from '#machines/home/home/home.types.ts'
import { type homeTabsMachine, loadOfTab } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { KIND_ICONS } from '#src/app/frame/kindIcons.tsx'
import { lazyPart } from '#src/app/loading/lazyPart.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import * as css from '../home/home.css.ts'
import { ProviderPanel, SportsPanel } from './ProviderPanel.tsx'

/** Nothing is said while its code can't be fetched. */
const LiveMatches = lazyPart('LiveMatches', () => import('../liveMatches/LiveMatches.tsx'), {
  optional: true,
})

/** Comes after the first screen, with the code of the games. */
const TypeGames = lazyPart('TypeGames', () => import('../homeGames/TypeGames.tsx'))

interface Props {
  actor: ActorRefFrom<typeof homeTabsMachine>
  /** The matches in play, above the list of the Sports tab. */
  live: ActorRefFrom<typeof liveMatchesMachine> | null
  games: HomeGames | null
}

/** Renders the game categories as tabs, each with its providers. */
export function Categories({ actor, live, games }: Props) {
  const text = useTexts(homeTexts)
  const type = useSelector(actor, ({ context }) => context.type)
  const state = useSelector(actor, ({ value }) => String(value))
  const busy = useSelector(useSelector(actor, loadOfTab), isLoading)
  const name = kindOfType(type)?.name ?? type
  const hasMatches = useSelector(live ?? undefined, isShown)

  return (
    <section
      aria-label={text.home.categories}
      data-row="categories"
      className={css.section}
      {...useFlow(actor)}
    >
      <Tabs
        label={text.home.categories}
        variant="tile"
        busy={busy}
        value={type}
        onChange={(tab) => actor.send({ type: 'tab.chosen', tab })}
        items={HOME_TABS.map((kind) => {
          const Icon = KIND_ICONS[kind.key]
          return { value: kind.type, label: text.kinds[kind.key], icon: <Icon /> }
        })}
      >
        <div className={css.panel}>
          {state === 'sports' && live && <LiveMatches actor={live} />}
          {/* Rendered again below the matches, not moved: beneath the splash, nothing is seen to move. */}
          <Fragment key={String(hasMatches)}>
            <div className={css.heading}>
              <h2 className={css.title}>
                {text.home.providersOf(text.kinds[kindOfType(type)?.key ?? 'sports'])}
              </h2>
              <Link href={gamesAddress(type, name)} className={css.seeAll}>
                {text.home.seeAll}
              </Link>
            </div>
            {state === 'sports' ? <SportsPanel /> : <ProviderPanel actor={actor} />}
            {games && state !== 'sports' && <TypeGames key={type} type={type} games={games} />}
          </Fragment>
        </div>
      </Tabs>
    </section>
  )
}
