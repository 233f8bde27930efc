import { useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '#machines/home/home/home.machine.ts'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { SiteHeader } from '#src/app/frame/SiteHeader.tsx'
import { lazyPart } from '#src/app/loading/lazyPart.tsx'
import { useSiteName } from '#src/app/operator/useSiteName.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { HomeFront } from './HomeFront.tsx'
import * as css from './home.css.ts'

const HomeNotices = lazyPart('HomeNotices', () => import('./HomeNotices.tsx'))

/** The `/` screen on a phone. */
export function HomeScreen({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const text = useTexts(homeTexts)
  const { root } = useSite()
  const splash = useSelector(root, ({ children }) => children.splash)
  const title = useSiteName('title')
  const games = useSelector(actor, ({ context }) => context.games)
  const away = useSelector(actor, (snapshot) => snapshot.matches({ top: 'away' }))

  return (
    <ScreenFrame
      actor={actor}
      inert={splash !== undefined}
      header={<SiteHeader />}
      footer={
        <div className={css.bottom}>
          {games && <HomeNotices games={games} />}
          <SiteBar />
        </div>
      }
    >
      {title && <title>{title}</title>}
      <h1 className={visuallyHidden} dir="auto">
        {title || text.home.title}
      </h1>
      <HomeFront actor={actor} />
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
