import { Home } from 'lucide-react'
import type { AnyActorRef } from 'xstate'
import { NotFoundArt } from '#src/app/art/illustrations.tsx'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { MessageScreen } from '#src/app/head/MessageScreen.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { notFoundTexts } from '#src/i18n/en/app/notFound.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { SiteWays } from '../SiteWays.tsx'

/** The screen for unknown addresses. */
export function NotFoundScreen({ actor }: { actor: AnyActorRef }) {
  const { notFound, common } = useTexts(notFoundTexts)
  return (
    <ScreenFrame actor={actor}>
      <MessageScreen art={<NotFoundArt />} title={notFound.title} text={notFound.text}>
        <ButtonLink href="/" icon={<Home size={20} />}>
          {common.home}
        </ButtonLink>
        <SiteWays />
      </MessageScreen>
    </ScreenFrame>
  )
}
