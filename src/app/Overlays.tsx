import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { realityCheckMachine } from '../../machines/app/realityCheck/realityCheck.machine.ts'
import { lazyWithRetry } from './lazyWithRetry.tsx'
import { Splash } from './Splash.tsx'
import { useSite } from './site.context.ts'

const Menu = lazyWithRetry(() => import('./Menu.tsx'))
const HelpSheet = lazyWithRetry(() => import('./HelpSheet.tsx'))
const LanguageChooser = lazyWithRetry(() => import('./LanguageChooser.tsx'))
const BlockedSection = lazyWithRetry(() => import('./BlockedSection.tsx'))
const RealityCheck = lazyWithRetry(() => import('../screens/app/realityCheck/RealityCheckDialog.tsx'))
const Popups = lazyWithRetry(() => import('./Popups.tsx'))

/** Renders everything above the screens: menu, help, language dialog, popups, blocked section, reality check and splash. */
export function Overlays() {
  const { session, shell, router, popups } = useSite()
  const overlay = useSelector(shell, ({ value }) => value.overlay)
  const blocked = useSelector(router, ({ context }) => context.blocked)
  const popup = useSelector(popups, ({ value }) => value)
  const home = useSelector(router, ({ context }) => context.shown?.screen === 'home')
  const realityCheck = useSelector(session, ({ context }) => context.realityCheck)
  return (
    <>
      {overlay === 'menu' && <Menu />}
      {overlay === 'help' && <HelpSheet />}
      {overlay === 'language' && <LanguageChooser />}
      {blocked !== null && <BlockedSection name={blocked} />}
      {home && popup !== 'idle' && <Popups popup={popup} />}
      {realityCheck && <RealityCheck actor={realityCheck as ActorRefFrom<typeof realityCheckMachine>} />}
      <Splash />
    </>
  )
}
