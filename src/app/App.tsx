import { useSelector } from '@xstate/react'
import { CloudAlert, Home, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Router } from 'wouter'
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate'
import { isClosed, isMaintenancePage } from '../../machines/app/site/site.selectors.ts'
import type { ScreenName } from '../../machines/common/routing/routes.ts'
import { imageAddress } from '../environment/address.ts'
import { coverOf } from '../environment/page/cover.ts'
import { goTo } from '../environment/page/navigation.ts'
import { Button, ButtonLink } from '../ui/buttons/Button.tsx'
import { keepFocus } from '../ui/layout/focus.ts'
import { OverlaysContext } from '../ui/layout/overlays.context.ts'
import { Overlays } from './frame/Overlays.tsx'
import { ScreenFrame } from './frame/ScreenFrame.tsx'
import { MessageScreen } from './head/MessageScreen.tsx'
import { lazyPart } from './loading/lazyPart.tsx'
import { loadedScreen } from './loading/screens.ts'
import { Crash } from './notices/Crash.tsx'
import { ErrorBoundary } from './notices/ErrorBoundary.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

const Maintenance = lazyPart('Maintenance', () => import('./frame/Maintenance.tsx'))

/** Renders the whole site: the screen that the router shows, with the overlays above it. */
export function App() {
  const { router, site, overlays, environment } = useSite()
  const shown = useSelector(router, ({ context }) => context.shown)
  const failed = useSelector(router, (snapshot) => snapshot.matches({ place: 'failed' }))
  const closed = useSelector(site, isClosed)
  const maintenance = useSelector(router, ({ context }) => isMaintenancePage(context, closed))

  const favicon = useSelector(site, ({ context }) =>
    imageAddress(context.logo?.favicon, environment.config.apiHost),
  )
  useFavicon(favicon ?? `${environment.config.operator}/art/mark.svg`, environment.window.document)
  useEffect(() => keepFocus(environment.window.document), [environment])

  return (
    <Router
      aroundNav={(_, to, options) => coverOf(environment.window).goOn(() => goTo(environment, to, options))}
    >
      <OverlaysContext value={overlays}>
        {failed ? (
          <ScreenFailed />
        ) : maintenance ? (
          <Maintenance />
        ) : (
          shown && (
            <ErrorBoundary key={shown.ref.sessionId} fallback={<Crash />}>
              <ShownScreen screen={shown.screen} actor={shown.ref} />
            </ErrorBoundary>
          )
        )}
        <Overlays />
      </OverlaysContext>
    </Router>
  )
}

/** Replaces the site's icon with the operator's. Given two icons, a browser would choose one itself. */
function useFavicon(address: string | undefined, document: Document): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!address || !icon) return
    icon.removeAttribute('type')
    icon.href = address
  }, [address, document])
}

/** Renders an error that the code of a screen could not be fetched, with a retry button. */
function ScreenFailed() {
  const { router } = useSite()
  const isLost = useSelector(router, ({ context }) => context.failure?.kind === 'lost')
  const text = useTexts()
  const words = isLost ? text.failure.screen : text.failure.notLoaded
  return (
    <ScreenFrame actor={router}>
      <MessageScreen art={<CloudAlert size={64} />} title={text.dialog.error} text={words}>
        <Button icon={<RotateCw size={20} />} onClick={() => router.send({ type: 'retry' })}>
          {text.common.tryAgain}
        </Button>
        <ButtonLink href="/" tone="secondary" icon={<Home size={20} />}>
          {text.common.home}
        </ButtonLink>
      </MessageScreen>
    </ScreenFrame>
  )
}

function ShownScreen({ screen, actor }: { screen: ScreenName; actor: AnyActorRef }) {
  const View = loadedScreen(screen)?.View
  return View ? <View actor={actor as ActorRefFrom<AnyActorLogic>} /> : null
}
