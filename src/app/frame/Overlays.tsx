import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { realityCheckMachine } from '#machines/app/realityCheck/realityCheck.machine.ts'
import { isFront } from '#machines/app/site/site.selectors.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { LoadingBar } from '../../ui/feedback/LoadingBar.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { PartFailed } from '../loading/PartFailed.tsx'
import { usePlayer } from '../player/usePlayer.ts'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { overlayPart as overlay } from './overlayPart.ts'
import { Splash } from './Splash.tsx'

const Menu = lazyPart('Menu', () => import('./Menu.tsx'), overlay)
const HelpSheet = lazyPart('HelpSheet', () => import('./HelpSheet.tsx'), overlay)
const AnswerSheet = lazyPart('AnswerSheet', () => import('./AnswerSheet.tsx'), overlay)
const LanguageChooser = lazyPart('LanguageChooser', () => import('./LanguageChooser.tsx'), overlay)
const BlockedSection = lazyPart('BlockedSection', () => import('../notices/BlockedSection.tsx'), {
  close: ({ router }) => router.send({ type: 'dismiss' }),
})
const RealityCheck = lazyPart('RealityCheckDialog', () => import('../realityCheck/RealityCheckDialog.tsx'), {
  close: ({ session }) => session.getSnapshot().context.realityCheck?.send({ type: 'continue' }),
})
const Arrivals = lazyPart('Arrivals', () => import('../player/Arrivals.tsx'), { optional: true })
const Popups = lazyPart('Popups', () => import('../notices/Popups.tsx'), {
  close: ({ popups }) => popups.send({ type: 'dismiss' }),
})

type RealityCheckActor = ActorRefFrom<typeof realityCheckMachine>

/**
 * Renders everything above the screens: menu, help, language dialog, popups, blocked section, reality check, splash, and
 * a bar while the next screen or language is under way.
 */
export function Overlays() {
  const { session, shell, router, popups } = useSite()
  const overlay = useSelector(shell, ({ value }) => value.overlay)
  const answer = useSelector(shell, ({ context }) => context.answer)
  const blocked = useSelector(router, ({ context }) => context.blocked)
  const popup = useSelector(popups, ({ value }) => value)
  const front = useSelector(router, ({ context }) => isFront(context))
  const realityCheck = useSelector(session, ({ context }) => context.realityCheck as RealityCheckActor | null)
  const reminds = useSelector(realityCheck ?? undefined, (snapshot) => snapshot?.matches({ on: 'shown' }))
  const arrived = usePlayer()?.arrived
  const loading = useSelector(router, isBusy)
  const translation = useSelector(shell, ({ children }) => children.useLanguage)
  const translating = useSelector(translation, isLoading)
  const failure = useSelector(translation, (snapshot) => snapshot?.context.failure)
  const text = useTexts()
  return (
    <>
      {(loading || translating) && <LoadingBar label={text.common.loading} covers={loading} />}
      {overlay === 'menu' && <Menu />}
      {overlay === 'help' && <HelpSheet />}
      {overlay === 'answer' && answer && <AnswerSheet name={answer} />}
      {overlay === 'language' && <LanguageChooser />}
      {failure && (
        <PartFailed
          failure={failure}
          onRetry={() => translation?.send({ type: 'retry' })}
          onClose={() => shell.send({ type: 'language.dismissed' })}
        />
      )}
      {blocked !== null && <BlockedSection name={blocked} />}
      {front && popup !== 'idle' && <Popups popup={popup} />}
      {realityCheck && reminds && <RealityCheck actor={realityCheck} />}
      {arrived && <Arrivals arrived={arrived} />}
      <Splash />
    </>
  )
}
