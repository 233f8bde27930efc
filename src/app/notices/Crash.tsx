import { useSelector } from '@xstate/react'
import { Home, RotateCw } from 'lucide-react'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { AppShell } from '../../ui/layout/AppShell.tsx'
import { contents } from '../flow.css.ts'
import { LanguageBar } from '../head/LanguageButton.tsx'
import { MessageScreen } from '../head/MessageScreen.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the error page for a view that threw. Depends on as little of the site as possible. */
export function Crash() {
  const { crash, common } = useTexts()
  const { environment, site } = useSite()
  const demo = useSelector(site, isDemo)
  return (
    <div data-flow="crash" data-state="shown" className={contents}>
      <AppShell ribbon={demo ? common.demo : undefined} header={<LanguageBar />}>
        <MessageScreen
          art={<img src={`${environment.config.operator}/art/error.svg`} alt="" width={200} height={150} />}
          title={crash.title}
          text={crash.text}
        >
          <Button icon={<RotateCw size={20} />} onClick={() => environment.window.location.reload()}>
            {crash.reload}
          </Button>
          <ButtonLink href="/" tone="secondary" icon={<Home size={20} />}>
            {common.home}
          </ButtonLink>
        </MessageScreen>
      </AppShell>
    </div>
  )
}
