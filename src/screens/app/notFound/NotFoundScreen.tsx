import { Home } from 'lucide-react'
import { MessageScreen } from '../../../app/MessageScreen.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { useTexts } from '../../../app/useTexts.ts'
import { notFoundTexts } from '../../../i18n/en/app/notFound.ts'
import { NotFoundArt } from '../../../ui/art/illustrations.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'

/** The screen for unknown addresses. */
export function NotFoundScreen() {
  const { notFound, common } = useTexts(notFoundTexts)
  return (
    <ScreenFrame flow="notFound" state="shown">
      <MessageScreen art={<NotFoundArt />} title={notFound.title} text={notFound.text}>
        <ButtonLink href="/" icon={<Home size={20} />}>
          {common.home}
        </ButtonLink>
      </MessageScreen>
    </ScreenFrame>
  )
}
