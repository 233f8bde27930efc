import { useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '#machines/home/home/home.machine.ts'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { SiteHeader } from '#src/app/frame/SiteHeader.tsx'
import { lazyPart } from '#src/app/loading/lazyPart.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useFlowState } from '#src/app/useFlowState.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { grid } from '#src/ui/media/providerTile.css.ts'
import * as css from './home.css.ts'

/** Fetched when the splash fades, so that nothing competes with the splash on a slow network. */
const HomeFront = lazyPart('HomeFront', () => import('./HomeFront.tsx'), {
  placeholder: (
    <div aria-busy className={css.waiting}>
      <Skeleton shape="control" />
      <Skeleton shape="banner" />
      <Skeleton shape="target" />
      <div className={css.live}>
        <Skeleton shape="row" count={2} />
      </div>
      <div className={css.row}>
        <Skeleton shape="tab" count={5} />
      </div>
      <div className={grid}>
        <Skeleton shape="provider" count={9} />
      </div>
    </div>
  ),
})

const HomePayment = lazyPart('HomePayment', () => import('./HomePayment.tsx'))

/** The `/` screen on a phone. */
export function HomeScreen({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const text = useTexts(homeTexts)
  const { root, site } = useSite()
  const splash = useSelector(root, ({ children }) => children.splash)
  const covered = useSelector(splash, (snapshot) => snapshot?.value === 'shown')
  const title = useSelector(site, ({ context }) => context.general?.site_title)
  const states = useFlowState(actor)
  const games = useSelector(actor, ({ context }) => context.games)
  const away = useSelector(actor, (snapshot) => snapshot.matches({ top: 'away' }))

  return (
    <ScreenFrame
      flow="home"
      state={states}
      header={<SiteHeader />}
      footer={
        <>
          {typeof games === 'object' && <HomePayment actor={games.paymentUnderWay} />}
          <SiteBar />
        </>
      }
    >
      <h1 className={visuallyHidden}>{title || text.home.title}</h1>
      {!covered && <HomeFront actor={actor} />}
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
