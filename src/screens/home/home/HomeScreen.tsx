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
import { homeTexts } from '../../../i18n/en/home/home.ts'
import { visuallyHidden } from '../../../theme/global.css.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import * as css from './home.css.ts'

/** Fetched when the splash fades, so that nothing competes with the splash on a slow network. */
const HomeFront = lazyWithRetry(
  () => import('./HomeFront.tsx'),
  <div aria-busy className={css.section}>
    <Skeleton shape="control" />
    <Skeleton shape="banner" count={2} />
  </div>,
)

const HomePayment = lazyWithRetry(() => import('./HomePayment.tsx'))

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
