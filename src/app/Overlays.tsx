import { useSelector } from '@xstate/react'
import { later } from './lazyWithRetry.tsx'
import { Splash } from './Splash.tsx'
import { useSite } from './site.context.ts'

const Menu = later(() => import('./Menu.tsx'))
const HelpSheet = later(() => import('./HelpSheet.tsx'))
const LanguageChooser = later(() => import('./LanguageChooser.tsx'))
const BlockedSection = later(() => import('./BlockedSection.tsx'))
const Popups = later(() => import('./Popups.tsx'))

/** What lies over the screens: menu, help, languages, popups, a blocked section, the splash. */
export function Overlays() {
  const { shell, router, popups } = useSite()
  const overlay = useSelector(shell, ({ value }) => value.overlay)
  const blocked = useSelector(router, ({ context }) => context.blocked)
  const popup = useSelector(popups, ({ value }) => value)
  const home = useSelector(router, ({ context }) => context.shown?.screen === 'home')
  return (
    <>
      {overlay === 'menu' && <Menu />}
      {overlay === 'help' && <HelpSheet />}
      {overlay === 'language' && <LanguageChooser />}
      {blocked !== null && <BlockedSection name={blocked} />}
      {home && popup !== 'quiet' && <Popups popup={popup} />}
      <Splash />
    </>
  )
}
