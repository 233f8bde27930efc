import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { homeAt, kindOfTitle } from '#machines/games/gameKinds.ts'
import type { gamesMachine } from '#machines/games/games/games.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { gameSearchTexts } from '#src/i18n/en/games/gameSearch.ts'
import { gamesTexts } from '#src/i18n/en/games/games.ts'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { LaunchDialogs } from '../launcher/LaunchDialogs.tsx'
import { GameList } from './GameList.tsx'
import * as css from './games.css.ts'

/** The `/games` screen. */
export function GamesScreen({ actor }: { actor: ActorRefFrom<typeof gamesMachine> }) {
  const text = useTexts(gamesTexts, gameSearchTexts)
  const { router } = useSite()
  // One by one: a press on a provider also moves the place, and would be undone by a render in its midst.
  const title = useSelector(actor, ({ context }) => context.title)
  const type = useSelector(actor, ({ context }) => context.type)
  const systems = useSelector(actor, ({ context }) => context.systems)
  const kind = kindOfTitle(type, title)
  const search = useSelector(actor, ({ context }) => context.view.search)
  const system = useSelector(actor, ({ context }) => context.view.system)
  const launcher = useSelector(actor, ({ children }) => children.launcher)
  // Shows the system in the address even before the others are known.
  const shown = system === '' || systems.includes(system) ? systems : [system, ...systems]

  return (
    <BackFrame
      actor={actor}
      title={kind ? text.kinds[kind.key] : title || type}
      back={() => router.send({ type: 'navigate', to: '/', state: homeAt(type) })}
      siteBar
    >
      <div className={css.tools}>
        <SearchField
          label={text.gameSearch.search}
          clearLabel={text.gameSearch.clear}
          value={search}
          onChange={(words) => actor.send({ type: 'search.changed', search: words })}
        />
        <RadioCards
          variant="chips"
          label={text.games.providers}
          value={system}
          onChange={(chosen) => actor.send({ type: 'system.chosen', system: chosen })}
          items={[
            { value: '', label: text.games.all },
            ...shown.map((name) => ({ value: name, label: name })),
          ]}
        />
        <GameList actor={actor} />
      </div>
      {launcher && <LaunchDialogs actor={launcher} />}
    </BackFrame>
  )
}
